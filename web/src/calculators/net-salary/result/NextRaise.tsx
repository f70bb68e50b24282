import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { TableAndChart } from '../../../shared/result/frame/ResultLayout.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import type { ResultPeriod } from '../../../shared/result/view/result-period.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Employment } from '../../../subjects/salary/salary-entries.ts';
import { NetCurve } from './NetCurve.tsx';
import { raiseOf } from './raise.ts';
import classes from './Section.module.css';

interface NextRaiseProps {
  readonly pay: NetSalaryResult;
  readonly period: ResultPeriod;
  readonly employment: Employment;
}

/** What of a raise stays, and the net of every other salary. */
export function NextRaise({ pay, period, employment }: NextRaiseProps) {
  const { t } = useTranslation('net-salary-result', { keyPrefix: 'raise' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const annual = pay.marginal?.annual;
  const raise = raiseOf(pay);
  if (annual === undefined || raise === undefined) return null;
  const steps = pay.explanation?.marginal?.annual;
  const gross = format.eurosBriefly(raise.gross);
  const figure = (id: 'tax' | 'contributions' | 'netSalary') => ({
    id,
    values: [<Amount key="amount" value={annual[id]} />],
    steps: stepsOfLine(steps, id),
  });
  const figures = [
    {
      id: 'grossSalary',
      name: t('gross'),
      values: [<Amount key="amount" value={annual.grossSalary} />],
      steps: [],
    },
    { ...figure('tax'), name: t('tax'), colour: 'var(--suen-tax)' },
    { ...figure('contributions'), name: t('contributions'), colour: 'var(--suen-pension)' },
    { ...figure('netSalary'), name: t('net'), colour: 'var(--suen-net)', isTotal: true },
  ];

  return (
    <Panel title={t('title', { raise: gross, kept: format.wholeEuros(raise.kept) })}>
      <div className={`${classes.section} ${classes.onScreenOnly}`}>
        <p className={classes.sentence}>{t('sentence')}</p>
        <TableAndChart>
          <FigureTable
            title={t('table')}
            heads={[t('head', { raise: gross }), shared('period.unit.annual')]}
            figures={figures}
            hasHelp={false}
          />
          <NetCurve pay={pay} period={period} employment={employment} />
        </TableAndChart>
      </div>
    </Panel>
  );
}

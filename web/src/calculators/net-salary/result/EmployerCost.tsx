import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { namesOf, type SalaryLine } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { percentOf } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import { Panel } from '../../../shared/panel/Panel.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import type { ResultPeriod } from '../../../shared/result/view/result-period.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { contributionsOf } from '../../../subjects/salary/contributions.ts';
import classes from './Section.module.css';

/** A share of the employer. */
type ShareId = Exclude<keyof Shares, 'total' | 'cost'>;
type Shares = NonNullable<NetSalaryResult['employer']>[ResultPeriod];

interface EmployerCostProps {
  readonly pay: NetSalaryResult;
  readonly period: ResultPeriod;
}

/** What an employee costs: the gross salary and the employer's shares, line by line. */
export function EmployerCost({ pay, period }: EmployerCostProps) {
  const { t } = useTranslation('net-salary-result', { keyPrefix: 'employer' });
  const { t: shared } = useTranslation('shared');
  const { t: salaryText } = useTranslation('salary');
  const format = useFormat();
  const shares = pay.employer?.[period];
  if (shares === undefined) return null;
  const breakdown = period === 'monthly' ? pay.monthlySalary : pay.annualSalary;
  const { grossSalary, netSalary, tax } = breakdown;
  const steps = pay.explanation?.employer?.[period];
  const isKnown = (id: ShareId) => id !== 'mutuality' || !pay.hints.includes('mutualityNotKnown');

  const lineWords = (id: Extract<ShareId, SalaryLine>) => ({
    name: salaryText(`salaryLine.${id}.name`),
    officialTerm: salaryText(`salaryLine.${id}.term`) || undefined,
  });
  const ownWords = (id: Exclude<ShareId, SalaryLine>) => ({
    name: t(`${id}.name`),
    officialTerm: t(`${id}.term`) || undefined,
  });
  // In the order of a payslip.
  const shareWords = {
    pensionContributions: lineWords('pensionContributions'),
    illnessCashContributions: lineWords('illnessCashContributions'),
    illnessContributions: lineWords('illnessContributions'),
    accidentInsurance: lineWords('accidentInsurance'),
    mutuality: ownWords('mutuality'),
    healthAtWork: ownWords('healthAtWork'),
  } satisfies Readonly<Record<ShareId, Pick<Figure, 'name' | 'officialTerm'>>>;
  const figure = (
    id: 'cost' | ShareId,
    named: Pick<Figure, 'name' | 'officialTerm' | 'isTotal'>,
  ): Figure => ({
    ...named,
    id,
    values: [<Amount key="amount" value={shares[id]} />],
    steps: stepsOfLine(steps, id),
  });

  return (
    <Panel
      title={t(`sentence.${period}`, {
        cost: format.euros(shares.cost),
        percent: format.percent(percentOf(netSalary, shares.cost), 0),
      })}
    >
      <div className={classes.section}>
        <StackedBar
          label={t(`table.${period}`)}
          figures="shares"
          parts={[
            { id: 'net', name: t('parts.net'), amount: netSalary, colour: 'var(--suen-net)' },
            { id: 'tax', name: t('parts.tax'), amount: tax, colour: 'var(--suen-tax)' },
            {
              id: 'contributions',
              name: t('parts.contributions'),
              amount: contributionsOf(breakdown),
              colour: 'var(--suen-pension)',
            },
            {
              id: 'employer',
              name: t('parts.employer'),
              amount: shares.total,
              colour: 'var(--suen-accident)',
            },
          ]}
        />
        <FigureTable
          title={t(`table.${period}`)}
          heads={[shared('breakdown.line'), shared(`period.unit.${period}`)]}
          figures={[
            {
              id: 'grossSalary',
              name: salaryText('salaryLine.grossSalary.employee'),
              values: [<Amount key="amount" value={grossSalary} />],
              steps: [],
            },
            ...namesOf(shareWords)
              .filter(isKnown)
              .map((id) => figure(id, shareWords[id])),
            figure('cost', { name: t('cost'), isTotal: true }),
          ]}
          hasHelp={false}
        />
      </div>
    </Panel>
  );
}

import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { BreakdownTable } from '../../../shared/result/tables/BreakdownTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useSalaryLines } from '../../../subjects/salary/salary-lines.ts';
import classes from './Section.module.css';

interface BonusSlipProps {
  readonly bonusPay: NonNullable<NetSalaryResult['bonusPay']>;
  readonly explanation: NetSalaryResult['explanation'];
}

/** The bonus on the payslip that it gets, line by line. */
export function BonusSlip({ bonusPay, explanation }: BonusSlipProps) {
  const { t } = useTranslation('net-salary-result', { keyPrefix: 'bonus' });
  const { t: shared } = useTranslation('shared');
  const steps = explanation?.bonusPay ?? [];
  const lines = useSalaryLines({ breakdown: bonusPay, steps, earner: 'employee' });
  return (
    <section className={classes.section}>
      <h2>{t('title')}</h2>
      <p className={classes.sentence}>{t('sentence')}</p>
      <BreakdownTable
        title={t('title')}
        unit={shared('period.unit.monthly')}
        lines={lines}
        hasHelp={false}
      />
    </section>
  );
}

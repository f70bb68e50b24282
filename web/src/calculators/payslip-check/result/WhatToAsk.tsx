import { periodOfDay, settlementFigures } from '@suen/engine/small-door';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PayslipCheckRecord } from './record.ts';
import classes from './PayslipCheck.module.css';

/** Whom to ask, in which order, with the deadlines and their articles. What was paid too much is nothing to claim. */
export function WhatToAsk({ record }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result.ask' });
  const dayName = useDayName();
  const { nextSteps, payMonth } = record.result;
  if (nextSteps.length === 0) return null;
  const deadline = dayName(settlementFigures(periodOfDay(payMonth).taxYear).deadline);
  const isCardFirst = nextSteps.includes('taxCard');
  return (
    <section className={classes.ask}>
      <h2>{t('title')}</h2>
      <ol>
        {nextSteps.map((step) => (
          <li key={step}>
            <h3>
              {step === 'payroll' && isCardFirst ? t('payroll.afterCard') : t(`${step}.title`)}
            </h3>
            <p>{t(`${step}.text`, { deadline })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { scoreOf } from '../score.ts';
import { likelyCause, type PayslipCheckRecord } from './record.ts';
import classes from './PayslipCheck.module.css';

/** Whom to ask, in which order, with the deadlines and their articles. What was paid too much is nothing to claim. */
export function WhatToAsk({ record: { result } }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result.ask' });
  const { differing } = scoreOf(result);
  if (differing.length === 0) return null;
  const differenceOf = (line: string) => differing.find(({ id }) => id === line)?.difference ?? 0;
  const tax = differenceOf('taxBeforeCredits');
  const isPaidTooMuch = differenceOf('netSalary') > 0;
  const likely = likelyCause(result)?.kind;
  const isLegitimate = likely === 'legitimate';
  const isCardFirst = likely === 'card';
  const steps = [
    ...(isCardFirst ? (['taxCard'] as const) : []),
    'payroll',
    ...(tax > 0 ? (['taxBack'] as const) : []),
    ...(tax < 0 ? (['taxOwed'] as const) : []),
    ...(isLegitimate || isPaidTooMuch ? [] : (['inspectorate'] as const)),
  ] as const;
  return (
    <section className={classes.ask}>
      <h2>{t('title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>
              {step === 'payroll' && isCardFirst ? t('payroll.afterCard') : t(`${step}.title`)}
            </h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

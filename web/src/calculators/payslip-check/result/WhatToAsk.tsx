import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './PayslipCheck.module.css';
import { scoreOf, type PayslipCheckRecord } from './record.ts';

/** Whom to ask, in which order, with the deadlines and their articles. */
export function WhatToAsk({ record: { result } }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result.ask' });
  if (scoreOf(result).differing.length === 0) return null;
  const isOfCard = result.causes.some(({ kind, and }) => kind === 'card' || and?.kind === 'card');
  const steps = ['payroll', isOfCard ? 'taxCard' : 'taxBack', 'inspectorate'] as const;
  return (
    <section className={classes.ask}>
      <h2>{t('title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

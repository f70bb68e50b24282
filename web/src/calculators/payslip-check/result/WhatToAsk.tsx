import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './PayslipCheck.module.css';
import { isConvincing, scoreOf, type PayslipCheckRecord } from './record.ts';

/** Whom to ask, in which order, with the deadlines and their articles. */
export function WhatToAsk({ record: { result } }: { readonly record: PayslipCheckRecord }) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'result.ask' });
  const { differing } = scoreOf(result);
  if (differing.length === 0) return null;
  const [first] = result.causes;
  const isOfCard = first !== undefined && isConvincing(first, differing) && first.kind === 'card';
  const isTaxedTooMuch = differing.some(
    ({ id, difference = 0 }) => id === 'taxBeforeCredits' && difference > 0,
  );
  const steps = [
    'payroll',
    ...(isOfCard ? (['taxCard'] as const) : []),
    ...(isTaxedTooMuch ? (['taxBack'] as const) : []),
    ...(first?.kind === 'legitimate' ? [] : (['inspectorate'] as const)),
  ] as const;
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

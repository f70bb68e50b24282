import { decimalsOfRate } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { FieldError } from '../../shared/form/definition/read-entry.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useYearWords } from '../../shared/form/words/year-words.ts';
import { useTermNames } from '../../shared/term/term-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { loanCostForm } from './form.ts';

/** The words of the form's fields and of the summary below its result. */
export function useLoanCostWords(): WordsOfForm<typeof loanCostForm> {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'form' });
  const { t: shared } = useTranslation('shared');
  const { yearsName, monthsName, termName } = useTermNames();
  const format = useFormat();
  const yearWords = useYearWords();
  const pointsName = (count: number) =>
    t('pointsMore.value', { count, points: format.number(count) });
  /** A field that is empty says what it is needed for. */
  const needed = (group: 'secondOffer' | 'rateChange' | 'ownHome') => ({
    error: ({ code }: FieldError) =>
      code === 'required' ? `${shared('error.required')} ${t(`needed.${group}`)}` : undefined,
  });
  return {
    amount: { label: t('amount.label'), hint: t('amount.hint') },
    annualInterestRate: {
      label: t('annualInterestRate.label'),
      hint: t('annualInterestRate.hint'),
    },
    years: {
      label: t('years.label'),
      unit: t('years.unit'),
      write: yearsName,
      // In brief, the months name the whole term.
      brief: () => undefined,
    },
    months: {
      label: t('months.label'),
      hint: t('months.hint'),
      unit: t('months.unit'),
      write: monthsName,
      brief: (count) => t('years.brief', { term: termName(count) }),
    },
    fees: {
      label: t('fees.label'),
      hint: t('fees.hint'),
      brief: (amount) => t('fees.brief', { amount: format.eurosBriefly(amount) }),
    },
    isMortgage: {
      label: t('isMortgage.label'),
      hint: t('isMortgage.hint'),
      // Most loans of this size have one.
      brief: (isMortgage) => (isMortgage ? undefined : t('isMortgage.without')),
      write: (isMortgage) => t(isMortgage ? 'isMortgage.yes' : 'isMortgage.no'),
    },
    secondRate: {
      label: t('secondRate.label'),
      hint: t('secondRate.hint'),
      brief: (rate) => t('secondRate.brief', { rate: format.percent(rate, decimalsOfRate) }),
      ...needed('secondOffer'),
    },
    secondYears: {
      label: t('secondYears.label'),
      unit: t('years.unit'),
      write: yearsName,
      brief: yearsName,
      ...needed('secondOffer'),
    },
    secondFees: {
      label: t('secondFees.label'),
      hint: t('secondFees.hint'),
      brief: (amount) => t('secondFees.brief', { amount: format.eurosBriefly(amount) }),
    },
    fixedYears: {
      label: t('fixedYears.label'),
      hint: t('fixedYears.hint'),
      unit: t('years.unit'),
      write: yearsName,
      brief: (count) => t('fixedYears.brief', { years: yearsName(count) }),
      ...needed('rateChange'),
    },
    pointsMore: {
      label: t('pointsMore.label'),
      hint: t('pointsMore.hint'),
      unit: t('pointsMore.unit'),
      write: pointsName,
      brief: (count) => t('pointsMore.brief', { points: pointsName(count) }),
      ...needed('rateChange'),
    },
    rentalValueFixed: {
      label: t('rentalValueFixed.label'),
      hint: t('rentalValueFixed.hint'),
      brief: (year) => t('rentalValueFixed.brief', { year: String(year) }),
      ...yearWords,
      error: (error) => yearWords.error(error) ?? needed('ownHome').error(error),
    },
    persons: {
      label: t('persons.label'),
      hint: t('persons.hint'),
      brief: (count) => t('persons.brief', { count }),
      ...needed('ownHome'),
    },
    marginalRate: {
      label: t('marginalRate.label'),
      hint: t('marginalRate.hint'),
      brief: (rate) => t('marginalRate.brief', { rate: format.percent(rate, decimalsOfRate) }),
      ...needed('ownHome'),
    },
  };
}

import type { WordsOfForm } from '../../shared/form/field-words.ts';
import { useTermNames } from '../../shared/term/term-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { loanCostForm } from './form.ts';

/** The words of the form's fields and of the summary below its result. */
export function useLoanCostWords(): WordsOfForm<typeof loanCostForm> {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'form' });
  const { yearsName, monthsName } = useTermNames();
  return {
    amount: { label: t('amount.label'), hint: t('amount.hint') },
    annualInterestRate: {
      label: t('annualInterestRate.label'),
      hint: t('annualInterestRate.hint'),
    },
    years: { label: t('years.label'), unit: t('years.unit'), write: yearsName },
    months: {
      label: t('months.label'),
      hint: t('months.hint'),
      unit: t('months.unit'),
      write: monthsName,
    },
  };
}

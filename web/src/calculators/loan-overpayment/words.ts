import { loanOverpaymentCall } from '@suen/engine/calculators/loan-overpayment/input';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useTermNames } from '../../shared/term/term-names.ts';
import { useToday } from '../../shared/today/use-today.ts';
import { useDayName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { loanOverpaymentForm } from './form.ts';
import { quotedFigures } from './quoted-figures.ts';

const { properties } = loanOverpaymentCall.inputSchema;

/** The words of the form's fields and of the summary below its result. */
export function useLoanOverpaymentWords(): WordsOfForm<typeof loanOverpaymentForm> {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'form' });
  const { yearsName, monthsName } = useTermNames();
  const { cappedAmount, day } = quotedFigures(useFormat(), useDayName(), useToday());
  const words = (name: 'loanAmount' | 'interestRate' | 'prepaymentAmount') => ({
    label: t(`${name}.label`),
    hint: t(`${name}.hint`),
  });
  const termWords = (
    name: 'remainingTermYears' | 'remainingTermMonths',
    write: (count: number) => string,
  ) => ({
    label: t(`${name}.label`),
    hint: t(`${name}.hint`, {
      maximum: properties[name].maximum,
      default: properties[name].default,
    }),
    unit: t(`${name}.unit`),
    write,
  });
  return {
    loanAmount: words('loanAmount'),
    interestRate: words('interestRate'),
    remainingTermYears: termWords('remainingTermYears', yearsName),
    remainingTermMonths: termWords('remainingTermMonths', monthsName),
    prepaymentAmount: words('prepaymentAmount'),
    earlierRepayments: {
      label: t('earlierRepayments.label'),
      hint: t('earlierRepayments.hint', { cappedAmount }),
    },
    indemnity: { label: t('indemnity.label'), hint: t('indemnity.hint') },
    regularKind: {
      label: t('regularKind.label'),
      write: (kind) => t(`regularKind.name.${kind}`),
      // The amount or the goal says it.
      brief: () => undefined,
      summary: null,
    },
    regularAmount: { label: t('regularAmount.label'), hint: t('regularAmount.hint') },
    regularInterval: {
      label: t('regularInterval.label'),
      write: (interval) => t(`regularInterval.name.${interval}`),
      // Only beside an amount.
      brief: () => undefined,
    },
    regularFrom: {
      label: t('regularFrom.label'),
      hint: t('regularFrom.hint'),
    },
    goalYear: { label: t('goalYear.label'), hint: t('goalYear.hint'), write: String },
    goalInterest: { label: t('goalInterest.label'), hint: t('goalInterest.hint') },
    savingsRate: { label: t('savingsRate.label'), hint: t('savingsRate.hint') },
    isOlderContract: {
      label: t('isOlderContract.label', { day }),
      hint: t('isOlderContract.hint'),
      write: (isOlder) => t(`isOlderContract.${isOlder ? 'yes' : 'no'}`),
      brief: (isOlder) => (isOlder ? t('isOlderContract.name', { day }) : undefined),
    },
  };
}

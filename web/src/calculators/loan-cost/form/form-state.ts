import { describeForm, useEntryForm } from '../../../shared/form/entry-form.ts';
import { checkEntries } from '../check-entries.ts';
import {
  entryNames,
  firstEntries,
  type LoanCostEntries,
  type LoanCostRequest,
} from '../entries.ts';
import { withMonths, withYears } from '../term.ts';

const loanCostForm = describeForm<LoanCostEntries, LoanCostRequest>({
  calculator: 'loan-cost',
  firstEntries,
  entryNames,
  check: checkEntries,
  checkedAgainBy: { years: ['months'], months: ['years'] },
});

/** The form and its entries, of which years and months move together. */
export function useLoanCostForm() {
  const form = useEntryForm(loanCostForm);
  const { entries, enter } = form;
  return {
    ...form,
    enterYears: (years: string) => {
      enter('years', years);
      const { months } = withYears(entries, years);
      if (months !== entries.months) enter('months', months);
    },
    enterMonths: (months: string) => {
      enter('months', months);
      const { years } = withMonths(entries, months);
      if (years !== entries.years) enter('years', years);
    },
  };
}

export type LoanCostFormState = ReturnType<typeof useLoanCostForm>;

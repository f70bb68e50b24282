import {
  describeForm,
  useEntryForm,
  type EntryFormState,
} from '../../../shared/form/entry-form.ts';
import { checkEntries } from '../check-entries.ts';
import {
  entryNames,
  firstEntries,
  type LoanOverpaymentEntries,
  type LoanOverpaymentRequest,
} from '../entries.ts';

const loanOverpaymentForm = describeForm<LoanOverpaymentEntries, LoanOverpaymentRequest>({
  calculator: 'loan-overpayment',
  firstEntries,
  entryNames,
  check: checkEntries,
  checkedAgainBy: { remainingTermYears: ['remainingTermMonths'] },
});

/** The form and its entries. */
export const useLoanOverpaymentForm = () => useEntryForm(loanOverpaymentForm);

export type LoanOverpaymentFormState = EntryFormState<
  LoanOverpaymentEntries,
  LoanOverpaymentRequest
>;

import {
  describeForm,
  useEntryForm,
  type EntryFormState,
} from '../../../shared/form/entry-form.ts';
import { taxYearOfDay } from '../../../shared/rule-period/period-of-day.ts';
import { checkEntries } from '../check-entries.ts';
import {
  entryNames,
  firstEntries,
  type OutstandingBalanceInsuranceEntries,
  type OutstandingBalanceInsuranceRequest,
} from '../entries.ts';

const outstandingBalanceInsuranceForm = describeForm<
  OutstandingBalanceInsuranceEntries,
  OutstandingBalanceInsuranceRequest
>({
  calculator: 'outstanding-balance-insurance',
  firstEntries,
  entriesOfDay: taxYearOfDay,
  entryNames,
  check: checkEntries,
  checkedAgainBy: {},
});

/** The form and its entries. */
export const useOutstandingBalanceInsuranceForm = () =>
  useEntryForm(outstandingBalanceInsuranceForm);

export type OutstandingBalanceInsuranceFormState = EntryFormState<
  OutstandingBalanceInsuranceEntries,
  OutstandingBalanceInsuranceRequest
>;

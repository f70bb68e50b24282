import {
  describeForm,
  useEntryForm,
  type EntryFormState,
} from '../../../shared/form/entry-form.ts';
import { payMonthOfDay } from '../../../shared/rule-period/period-of-day.ts';
import { checkEntries } from '../check-entries.ts';
import {
  entryNames,
  firstEntries,
  type FreelanceEntries,
  type FreelanceRequest,
} from '../entries.ts';

const freelanceForm = describeForm<FreelanceEntries, FreelanceRequest>({
  calculator: 'freelance',
  firstEntries,
  entriesOfDay: payMonthOfDay,
  entryNames,
  check: checkEntries,
  checkedAgainBy: {},
});

/** The form and its entries. */
export const useFreelanceForm = () => useEntryForm(freelanceForm);

export type FreelanceFormState = EntryFormState<FreelanceEntries, FreelanceRequest>;

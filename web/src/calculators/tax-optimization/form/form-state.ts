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
  type TaxOptimizationEntries,
  type TaxOptimizationRequest,
} from '../entries.ts';

const taxOptimizationForm = describeForm<TaxOptimizationEntries, TaxOptimizationRequest>({
  calculator: 'tax-optimization',
  firstEntries,
  entriesOfDay: taxYearOfDay,
  entryNames,
  check: checkEntries,
  checkedAgainBy: {},
});

/** The form and its entries. */
export const useTaxOptimizationForm = () => useEntryForm(taxOptimizationForm);

export type TaxOptimizationFormState = EntryFormState<
  TaxOptimizationEntries,
  TaxOptimizationRequest
>;

/** What the parts of the form are given. */
export interface PartOfForm {
  readonly form: TaxOptimizationFormState;
}

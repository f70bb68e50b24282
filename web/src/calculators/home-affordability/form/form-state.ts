import {
  describeForm,
  useEntryForm,
  type EntryFormState,
} from '../../../shared/form/entry-form.ts';
import { checkEntries } from '../check-entries.ts';
import {
  entryNames,
  firstEntries,
  type HomeAffordabilityEntries,
  type HomeAffordabilityRequest,
} from '../entries.ts';

const homeAffordabilityForm = describeForm<HomeAffordabilityEntries, HomeAffordabilityRequest>({
  calculator: 'home-affordability',
  firstEntries,
  entryNames,
  check: checkEntries,
  checkedAgainBy: {},
});

/** The form and its entries. */
export const useHomeAffordabilityForm = () => useEntryForm(homeAffordabilityForm);

export type HomeAffordabilityFormState = EntryFormState<
  HomeAffordabilityEntries,
  HomeAffordabilityRequest
>;

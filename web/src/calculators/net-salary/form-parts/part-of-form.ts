import type { NameOf, StateOf } from '../../../shared/form/state/entry-form.ts';
import type { useControls } from '../../../shared/form/words/field-words.ts';
import type { netSalaryForm } from '../form.ts';

type NetSalaryState = StateOf<typeof netSalaryForm>;
type Form = typeof netSalaryForm;
type EntriesOfForm = NetSalaryState['entries'];

/** What the parts of the form are given. */
export interface PartOfForm {
  readonly form: NetSalaryState;
  /** Gives each field what its control needs. */
  readonly control: ReturnType<typeof useControls<EntriesOfForm, unknown, unknown>>;
  /** Says in a few words what fields hold. */
  readonly inBrief: (names: readonly NameOf<Form>[]) => readonly string[];
}

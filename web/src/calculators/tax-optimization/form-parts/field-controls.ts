import type { StateOf } from '../../../shared/form/state/entry-form.ts';
import { useControls } from '../../../shared/form/words/field-words.ts';
import type { taxOptimizationForm } from '../form.ts';
import { useTaxOptimizationWords } from '../words.ts';

type FormOfRoom = StateOf<typeof taxOptimizationForm>;

/** Gives each field what its control needs. */
export function useFieldControls(form: FormOfRoom) {
  return useControls(form, useTaxOptimizationWords(form.entries));
}

/** What the parts of the form are given. */
export interface PartOfForm {
  readonly form: FormOfRoom;
  readonly control: ReturnType<typeof useFieldControls>;
}

import type { StateOf } from '../../../shared/form/state/entry-form.ts';
import { useControls } from '../../../shared/form/words/field-words.ts';
import type { solarPanelsForm } from '../form.ts';
import { useSolarPanelsWords } from '../words.ts';

type SolarPanelsState = StateOf<typeof solarPanelsForm>;

/** Gives each field of the form what its control needs. */
export function useSolarControls(form: SolarPanelsState) {
  return useControls(form, useSolarPanelsWords(form.entries));
}

/** What the parts of the form are given. */
export interface PartOfForm {
  readonly form: SolarPanelsState;
  readonly control: ReturnType<typeof useSolarControls>;
}

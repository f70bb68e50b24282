import type { StoredEntries } from '../../shared/form/entries-link/stored-entries.ts';
import { useSessionState } from '../../shared/session/session-state.ts';
import type { TaxClass } from './salary-entries.ts';

/** A form whose reader has gone to find the tax class. */
interface FormThatAsks {
  readonly calculator: string;
  /** Its address without the language. */
  readonly path: string;
  /** What the form holds with the class that was found. */
  readonly entriesOf: (taxClass: TaxClass) => StoredEntries;
}

/** The form that asks for a tax class, if one does, and the ways to say so and to forget it. */
export function useFormThatAsks() {
  const [asking, change] = useSessionState<FormThatAsks | null>('tax-class.asking', null);
  const ask = (form: FormThatAsks) => change(() => form);
  const forget = () => change(() => null);
  return { asking, ask, forget };
}

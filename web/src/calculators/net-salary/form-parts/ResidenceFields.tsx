import { CheckField } from '../../../shared/form/controls/CheckField.tsx';
import { ResidenceField } from '../../../subjects/salary/self-employed/ResidenceField.tsx';
import type { PartOfForm } from './part-of-form.ts';
import { whenRulesAreAsked } from './rule-entries.ts';

/** Where the person lives, and whether a non-resident is taxed like a resident. */
export function ResidenceFields({ form, control }: Pick<PartOfForm, 'form' | 'control'>) {
  return (
    <>
      <ResidenceField {...control('residence')} />
      {whenRulesAreAsked.treatedAsResident(form.entries) && (
        <CheckField {...control('treatedAsResident')} />
      )}
    </>
  );
}

import { ChoiceCards } from '../../../shared/form/controls/ChoiceCards.tsx';
import type { ControlOf } from '../../../shared/form/words/field-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { residences, type Residence } from '../salary-entries.ts';

/** Whether a person lives in Luxembourg. */
export function ResidenceField(control: ControlOf<Residence>) {
  const { t } = useTranslation('self-employed', { keyPrefix: 'form.residence.name' });
  return (
    <ChoiceCards {...control} choices={residences.map((value) => ({ value, label: t(value) }))} />
  );
}

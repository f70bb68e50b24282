import { CheckField } from '../../../shared/form/controls/CheckField.tsx';
import { ListField } from '../../../shared/form/controls/ListField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { accidentFactors } from '../form.ts';
import type { PartOfForm } from './part-of-form.ts';
import { ResidenceFields } from './ResidenceFields.tsx';

const names = ['residence', 'treatedAsResident', 'worksOn', 'accidentFactor'] as const;

/** What decides contributions and tax of the self-employed beside the profit. */
export function SituationFields({ form, control, inBrief }: PartOfForm) {
  const { t } = useTranslation('self-employed', { keyPrefix: 'form' });
  const factorControl = control('accidentFactor');
  return (
    <FoldedFields
      form={form}
      id="situation"
      title={t('title')}
      names={names}
      inBrief={inBrief(names)}
    >
      <ResidenceFields form={form} control={control} />
      <CheckField {...control('worksOn')} />
      <ListField control={factorControl} values={accidentFactors} nameOf={factorControl.describe} />
    </FoldedFields>
  );
}

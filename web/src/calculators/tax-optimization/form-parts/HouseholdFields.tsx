import { FieldRow } from '../../../shared/form/controls/FieldRow.tsx';
import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { SegmentedChoice } from '../../../shared/form/controls/SegmentedChoice.tsx';
import { SelectField } from '../../../shared/form/controls/SelectField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { TaxYearField } from '../../../subjects/deductions/TaxYearField.tsx';
import { households, partnerNames, type Household } from '../form.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './field-controls.ts';
import { ForEachPerson } from './ForEachPerson.tsx';

/** Who is taxed together, how old they are, how many children they have, and in which year. */
export function HouseholdFields({ form, control }: PartOfForm) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const { householdName } = useEntryNames();
  const { household } = form.entries;
  const children = control('childrenInHousehold');
  const counts = Array.from(
    { length: children.maximum - children.minimum + 1 },
    (_, step) => children.minimum + step,
  );

  const chooseHousehold = (chosen: Household) => {
    form.enter('household', chosen);
    if (chosen === 'single') form.clear(partnerNames);
  };

  const ages = (
    <ForEachPerson household={household} name={t('age.label')} hint={t('age.hint')}>
      {(person) => <NumberField {...control(`age${person}`)} />}
    </ForEachPerson>
  );

  return (
    <>
      <SegmentedChoice
        {...control('household')}
        isLabelShown
        choices={households.map((value) => ({ value, label: householdName(value) }))}
        onChange={chooseHousehold}
        note={t(`household.hint.${household}`)}
      />
      {household === 'partner' && ages}
      <FieldRow least="8.5rem">
        {household === 'single' && ages}
        <SelectField
          {...children}
          value={String(children.value)}
          options={counts.map((count) => ({
            value: String(count),
            label: children.describe(count),
          }))}
          onChange={(count) => children.onChange(Number(count))}
        />
        <TaxYearField {...control('taxYear')} />
      </FieldRow>
    </>
  );
}

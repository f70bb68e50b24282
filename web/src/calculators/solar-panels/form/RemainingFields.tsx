import { NumberField } from '../../../shared/form/NumberField.tsx';
import { OptionalFields } from '../../../shared/form/OptionalFields.tsx';
import { readNumber } from '../../../shared/form/read-entry.ts';
import { SelectField } from '../../../shared/form/SelectField.tsx';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarYields } from '../form.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

const yearMarks = [15, 20, 25, 30, 35, 40].map((value) => ({ value, label: String(value) }));

/** What few people change, folded away below what it stands at. */
export function RemainingFields({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const { yieldName, feedInName, yearsName } = useEntryNames();
  const { entries } = form;
  const { limitsOf } = form.form;
  const inWords = (name: 'feedInRate' | 'lifespan', write: (value: number) => string) => {
    const reading = readNumber(entries[name], limitsOf[name]);
    return 'value' in reading && reading.value !== null ? [write(reading.value)] : [];
  };
  const standing = [
    yieldName(entries.solarYieldPerKWp),
    ...inWords('feedInRate', feedInName),
    ...inWords('lifespan', yearsName),
  ];
  const yieldControl = control('solarYieldPerKWp');

  return (
    <OptionalFields form={form} title={t('rest')} names={[]} note={standing.join(' · ')}>
      <SelectField
        {...yieldControl}
        options={solarYields.map((value) => ({ value: String(value), label: yieldName(value) }))}
        value={String(entries.solarYieldPerKWp)}
        onChange={(chosen) => {
          const yieldPerKwp = solarYields.find((each) => String(each) === chosen);
          if (yieldPerKwp !== undefined) yieldControl.onChange(yieldPerKwp);
        }}
      />
      <NumberField {...control('feedInRate')} />
      <SliderField {...control('lifespan')} marks={yearMarks} />
    </OptionalFields>
  );
}

import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { SelectField } from '../../../shared/form/controls/SelectField.tsx';
import { SliderField } from '../../../shared/form/controls/SliderField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { useInBrief } from '../../../shared/form/words/field-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarYields } from '../form.ts';
import { useEntryNames, useSolarPanelsWords } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

const names = ['solarYieldPerKWp', 'selfConsumptionRate', 'feedInRate', 'lifespan'] as const;
const percentMarks = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }));
const yearMarks = [15, 20, 25, 30, 35, 40].map((value) => ({ value, label: String(value) }));

/** Rarely changed fields, folded below a summary of their values. */
export function RemainingFields({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const { yieldName } = useEntryNames();
  const inBrief = useInBrief(form, useSolarPanelsWords(form.entries));
  const { entries } = form;
  const yieldControl = control('solarYieldPerKWp');

  return (
    <FoldedFields form={form} id="rest" title={t('rest')} names={names} inBrief={inBrief(names)}>
      <SelectField
        {...yieldControl}
        options={solarYields.map((value) => ({ value: String(value), label: yieldName(value) }))}
        value={String(entries.solarYieldPerKWp)}
        onChange={(chosen) => {
          const yieldPerKwp = solarYields.find((each) => String(each) === chosen);
          if (yieldPerKwp !== undefined) yieldControl.onChange(yieldPerKwp);
        }}
      />
      <SliderField {...control('selfConsumptionRate')} marks={percentMarks} />
      <NumberField {...control('feedInRate')} />
      <SliderField {...control('lifespan')} marks={yearMarks} />
    </FoldedFields>
  );
}

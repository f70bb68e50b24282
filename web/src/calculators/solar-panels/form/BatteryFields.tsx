import { SliderField } from '../../../shared/form/SliderField.tsx';
import { SteppedField } from '../../../shared/form/SteppedField.tsx';
import { batteryCapacities } from '../form.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

const percentMarks = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }));

/** The battery and the self-consumption, which the battery's choice sets. */
export function BatteryFields({ control }: PartOfForm) {
  const { batteryName, yesOrNo } = useEntryNames();
  return (
    <>
      <SteppedField
        {...control('batteryCapacity')}
        values={batteryCapacities}
        describe={(capacity) => (capacity === 0 ? yesOrNo(false) : batteryName(capacity))}
      />
      <SliderField {...control('selfConsumptionRate')} marks={percentMarks} />
    </>
  );
}

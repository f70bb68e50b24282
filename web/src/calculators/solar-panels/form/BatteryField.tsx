import { SteppedField } from '../../../shared/form/SteppedField.tsx';
import { batteryCapacities } from '../form.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

/** The battery. Its choice sets the self-consumption, too. */
export function BatteryField({ control }: PartOfForm) {
  const { batteryName, yesOrNo } = useEntryNames();
  return (
    <SteppedField
      {...control('batteryCapacity')}
      values={batteryCapacities}
      describe={(capacity) => (capacity === 0 ? yesOrNo(false) : batteryName(capacity))}
    />
  );
}

import { usualSelfConsumptionPercent } from '@suen/engine/inputs';
import {
  describeForm,
  useEntryForm,
  type EntryFormState,
} from '../../../shared/form/entry-form.ts';
import { checkEntries } from '../check-entries.ts';
import {
  entryNames,
  firstEntries,
  type BatteryCapacity,
  type SolarPanelsEntries,
  type SolarPanelsRequest,
} from '../entries.ts';

const solarPanelsForm = describeForm<SolarPanelsEntries, SolarPanelsRequest>({
  calculator: 'solar-panels',
  firstEntries,
  entryNames,
  check: checkEntries,
  checkedAgainBy: {},
});

/** The form and its entries. */
export function useSolarPanelsForm() {
  const form = useEntryForm(solarPanelsForm);
  /** Takes a battery over, and with it the self-consumption that is usual with it; that can be changed afterwards. */
  const chooseBattery = (capacity: BatteryCapacity) => {
    form.enter('batteryCapacity', capacity);
    form.enter('selfConsumptionRate', String(usualSelfConsumptionPercent(capacity)));
  };
  return { ...form, chooseBattery };
}

export interface SolarPanelsFormState extends EntryFormState<
  SolarPanelsEntries,
  SolarPanelsRequest
> {
  readonly chooseBattery: (capacity: BatteryCapacity) => void;
}

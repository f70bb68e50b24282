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
  usualFeedInRate,
  type BatteryCapacity,
  type SolarPanelsEntries,
  type SolarPanelsRequest,
  type SubsidyScheme,
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
  /** Takes a scheme over, and with it what is usually paid beside it for a kWh that is fed in. */
  const chooseScheme = (scheme: SubsidyScheme) => {
    form.enter('subsidyScheme', scheme);
    form.enter('feedInRate', String(usualFeedInRate(scheme)));
  };
  return { ...form, chooseBattery, chooseScheme };
}

export interface SolarPanelsFormState extends EntryFormState<
  SolarPanelsEntries,
  SolarPanelsRequest
> {
  readonly chooseBattery: (capacity: BatteryCapacity) => void;
  readonly chooseScheme: (scheme: SubsidyScheme) => void;
}

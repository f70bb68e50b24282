import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { InputsSummary } from '../../../shared/result/InputsSummary.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { entryNames, type EntryName, type SolarPanelsRequest } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';

interface EnteredSummaryProps {
  readonly request: SolarPanelsRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on, defaults included. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const names = useEntryNames();
  const values: Readonly<Record<Exclude<EntryName, 'consumptionPeriod'>, string>> = {
    consumption: names.consumptionName(request.consumption, request.consumptionPeriod),
    includeEv: names.yesOrNo(request.includeEv),
    hasHeatPump: names.yesOrNo(request.hasHeatPump),
    batteryCapacity: names.batteryName(request.batteryCapacity),
    selfConsumptionRate: formatPercent(request.selfConsumptionRate, 4),
    costPerKWp: formatEuros(request.costPerKWp),
    baseSubsidyPercent: formatPercent(request.baseSubsidyPercent, 4),
    additionalSubsidyAmount: formatEuros(request.additionalSubsidyAmount),
    solarYieldPerKWp: names.yieldName(request.solarYieldPerKWp),
    feedInRate: names.feedInName(request.feedInRate),
    lifespan: names.yearsName(request.lifespan),
  };
  return (
    <InputsSummary
      entries={entryNames
        // It stands with the consumption.
        .filter((name) => name !== 'consumptionPeriod')
        .map((name) => ({ name, label: t(`${name}.label`), value: values[name] }))}
      onChange={onChange}
    />
  );
}

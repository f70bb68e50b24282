import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { InputsSummary } from '../../../shared/result/InputsSummary.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import {
  entryNames,
  usualFeedInRate,
  type EntryName,
  type SolarPanelsRequest,
} from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';

interface EnteredSummaryProps {
  readonly request: SolarPanelsRequest;
  readonly onChange: (name: EntryName) => void;
}

/** What the result rests on, defaults included. */
export function EnteredSummary({ request, onChange }: EnteredSummaryProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const names = useEntryNames();
  const scheme = request.subsidyScheme ?? 'own';
  /** What was entered, or the default that a field left empty stands for. */
  const valueOf = (
    name: 'selfConsumptionRate' | 'costPerKWp' | 'baseSubsidyPercent' | 'additionalSubsidyAmount',
  ) => request[name] ?? solarPanelsDefaults[name];
  const values: Readonly<Record<Exclude<EntryName, 'consumptionPeriod'>, string>> = {
    consumption: names.consumptionName(request.consumption, request.consumptionPeriod),
    includeEv: names.yesOrNo(request.includeEv),
    hasHeatPump: names.yesOrNo(request.hasHeatPump),
    batteryCapacity: names.batteryName(request.batteryCapacity),
    selfConsumptionRate: formatPercent(valueOf('selfConsumptionRate'), 4),
    costPerKWp: formatEuros(valueOf('costPerKWp')),
    subsidyScheme: names.schemeName(scheme),
    baseSubsidyPercent: formatPercent(valueOf('baseSubsidyPercent'), 4),
    additionalSubsidyAmount: formatEuros(valueOf('additionalSubsidyAmount')),
    solarYieldPerKWp: names.yieldName(request.solarYieldPerKWp),
    feedInRate: names.feedInName(request.feedInRate ?? usualFeedInRate(scheme)),
    lifespan: names.yearsName(request.lifespan),
  };
  return (
    <InputsSummary
      entries={entryNames
        // The period stands with the consumption, and a percentage counts only without a scheme.
        .filter((name) => name !== 'consumptionPeriod')
        .filter((name) => name !== 'baseSubsidyPercent' || scheme === 'own')
        .map((name) => ({ name, label: t(`${name}.label`), value: values[name] }))}
      onChange={onChange}
    />
  );
}

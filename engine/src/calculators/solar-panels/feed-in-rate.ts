import { noSources, type Sourced } from '../../dated/source.ts';
import { millionths, type Rate } from '../../money/rate.ts';
import { solarPanelsDefaults, type SolarPanelsInput } from './input.ts';

/** What a fed-in kWh brings where nothing is entered: with a subsidy of the State no tariff is guaranteed, so the market price. */
export function usualFeedInRate(
  scheme: NonNullable<SolarPanelsInput['subsidyScheme']>,
  { solarMarketPrice }: { readonly solarMarketPrice: Sourced<Rate> },
): Sourced<Rate> {
  return scheme === 'own'
    ? { value: millionths(solarPanelsDefaults.feedInRate), sources: noSources }
    : solarMarketPrice;
}

import type { Sourced } from '../../dated/source.ts';
import type { Cents } from '../../money/cents.ts';
import { min, minus, plus, times } from '../../quantity/arithmetic.ts';
import { isBelow } from '../../quantity/comparison.ts';
import { money, price, step } from '../../quantity/names.ts';
import type { Measure, Money } from '../../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../../quantity/rounding.ts';
import { stateSubsidy, type StateSubsidyLaw } from './solar-subsidy.ts';

/** Prices and subsidies of a system. */
interface SolarPrices {
  readonly costPerKwp: Cents;
  readonly batteryPricePerKwh: Sourced<Cents>;
  readonly subsidy: StateSubsidyLaw;
  readonly municipalSubsidy: Cents;
}

/**
 * Cost of panels and battery, and its subsidies. The municipality pays its amount, at most the cost after the State's subsidy,
 * so that subsidies never exceed the cost.
 */
export function solarCost(
  systemSize: Measure<'kWp'>,
  batteryCapacity: Measure<'kWh'>,
  prices: SolarPrices,
) {
  const pricePerKwp = price('costPerKwp', prices.costPerKwp, 'EUR/kWp');
  const solarPanelCost = step('solarPanelCost', times(systemSize, pricePerKwp), toNearestCent);
  const { value: batteryPrice, sources } = prices.batteryPricePerKwh;
  const pricePerKwh = price('batteryPrice', batteryPrice, 'EUR/kWh', sources);
  const batteryCost = step('batteryCost', times(batteryCapacity, pricePerKwh), wholeCents);
  const totalCost = step('totalCost', plus(solarPanelCost, batteryCost));
  const system = { systemSize, batteryCapacity, solarPanelCost, batteryCost, totalCost };
  const subsidyOfState = stateSubsidy(prices.subsidy, system);
  const subsidyOfMunicipality = municipalSubsidy(
    totalCost,
    subsidyOfState,
    prices.municipalSubsidy,
  );
  const totalSubsidies = step('totalSubsidies', plus(subsidyOfState, subsidyOfMunicipality));
  return {
    solarPanelCost,
    batteryCost,
    totalCost,
    stateSubsidy: subsidyOfState,
    municipalSubsidy: subsidyOfMunicipality,
    totalSubsidies,
    netCost: step('netCost', minus(totalCost, totalSubsidies)),
  };
}

/** The cost of a system, its subsidies, and the net cost. */
export type SolarCost = ReturnType<typeof solarCost>;

function municipalSubsidy(total: Money, state: Money, offeredAmount: Cents): Money {
  const offered = money('municipalSubsidyOffered', offeredAmount);
  const remaining = step('costAfterStateSubsidy', minus(total, state));
  return step('municipalSubsidy', isBelow(remaining, offered) ? min(offered, remaining) : offered);
}

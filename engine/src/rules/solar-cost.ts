import type { Sourced } from '../dated/source.ts';
import type { Cents } from '../money/cents.ts';
import { min, minus, plus, times } from '../quantity/arithmetic.ts';
import { isBelow } from '../quantity/comparison.ts';
import { solarNames } from '../quantity/names.ts';
import type { Measure, Money } from '../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../quantity/rounding.ts';
import { stateSubsidy, type SubsidyTerms } from './solar-subsidy.ts';

const { step, money, price } = solarNames;

/** What decides the cost of a system. */
export interface SolarPrices {
  readonly costPerKwp: Cents;
  readonly batteryPricePerKwh: Sourced<Cents>;
  readonly subsidy: SubsidyTerms;
  readonly municipalSubsidy: Cents;
}

/** What a system costs and who pays. */
export interface SolarCost {
  readonly panels: Money;
  readonly battery: Money;
  readonly total: Money;
  readonly stateSubsidy: Money;
  readonly municipalSubsidy: Money;
  readonly totalSubsidies: Money;
  readonly net: Money;
}

/**
 * Cost of panels and battery; the State pays by the terms of its subsidy, the municipality its amount, at most what is left:
 * subsidies never exceed the cost.
 */
export function solarCost(
  systemSize: Measure<'kWp'>,
  batteryCapacity: Measure<'kWh'>,
  prices: SolarPrices,
): SolarCost {
  const panels = step(
    'solarPanelCost',
    times(systemSize, price('costPerKwp', prices.costPerKwp, 'EUR/kWp')),
    toNearestCent,
  );
  const { value: batteryPrice, sources } = prices.batteryPricePerKwh;
  const battery = step(
    'batteryCost',
    times(batteryCapacity, price('batteryPrice', batteryPrice, 'EUR/kWh', sources)),
    wholeCents,
  );
  const total = step('totalCost', plus(panels, battery));
  const state = stateSubsidy(prices.subsidy, {
    systemSize,
    batteryCapacity,
    panelCost: panels,
    batteryCost: battery,
    totalCost: total,
  });
  const municipal = municipalSubsidy(total, state, prices.municipalSubsidy);
  const subsidies = step('totalSubsidies', plus(state, municipal));
  return {
    panels,
    battery,
    total,
    stateSubsidy: state,
    municipalSubsidy: municipal,
    totalSubsidies: subsidies,
    net: step('netCost', minus(total, subsidies)),
  };
}

function municipalSubsidy(total: Money, state: Money, offeredAmount: Cents): Money {
  const offered = money('municipalSubsidyOffered', offeredAmount);
  const remaining = step('costAfterStateSubsidy', minus(total, state));
  return step('municipalSubsidy', isBelow(remaining, offered) ? min(offered, remaining) : offered);
}

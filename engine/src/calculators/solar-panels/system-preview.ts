import { monthOf } from '../../dated/month.ts';
import { solarAssumptions, subsidySchemeInForce } from '../../law-in-force/solar/solar-law.ts';
import { toEuros } from '../../money/cents.ts';
import { asNumber } from '../../money/rate.ts';
import { toOneDecimal } from '../../money/tenths.ts';
import { usualFeedInRate } from './feed-in-rate.ts';
import type { SolarPanelsInput } from './input.ts';
import { roofWithYield } from './roof.ts';
import {
  costOf,
  systemOf,
  type DemandInput,
  type PriceInput,
  type RoofInput,
  type YieldInput,
} from './system.ts';

/** The roof of a form's entries with its yield, before it is sent; `null` with neither tilt nor direction. */
export function previewedRoof(input: RoofInput & YieldInput, today: string) {
  return roofWithYield(input, solarAssumptions(monthOf(today)));
}

/** Consumption and panels for a form, before it is sent. */
export function previewedSolarSystem(
  input: DemandInput,
  today: string,
): {
  readonly annualConsumption: number;
  readonly numberOfPanels: number;
  readonly systemSizeKwp: number;
} {
  const { consumption, system } = systemOf(input, monthOf(today));
  return {
    annualConsumption: asNumber(consumption.amount),
    numberOfPanels: asNumber(system.numberOfPanels.amount),
    systemSizeKwp: toOneDecimal(system.systemSize.amount),
  };
}

/** The cost in euros for a form, before it is sent. */
export function previewedSolarCost(
  input: DemandInput & PriceInput,
  today: string,
): {
  readonly totalCost: number;
  readonly stateSubsidy: number;
  readonly netCost: number;
  /** The subsidy and the net cost under the scheme in force. */
  readonly inForce: { readonly stateSubsidy: number; readonly netCost: number };
} {
  const month = monthOf(today);
  const { system } = systemOf(input, month);
  const cost = costOf(input, system, month);
  const costInForce = costOf(
    { ...input, subsidyScheme: subsidySchemeInForce(month) },
    system,
    month,
  );
  return {
    totalCost: toEuros(cost.totalCost.amount),
    stateSubsidy: toEuros(cost.stateSubsidy.amount),
    netCost: toEuros(cost.netCost.amount),
    inForce: {
      stateSubsidy: toEuros(costInForce.stateSubsidy.amount),
      netCost: toEuros(costInForce.netCost.amount),
    },
  };
}

/** What a fed-in kWh brings under a scheme where nothing else is entered, in euros. */
export function previewedFeedInRate(
  scheme: NonNullable<SolarPanelsInput['subsidyScheme']>,
  today: string,
): number {
  return asNumber(usualFeedInRate(scheme, solarAssumptions(monthOf(today))).value);
}

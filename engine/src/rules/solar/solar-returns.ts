import type { Sourced } from '../../dated/source.ts';
import { cents, subtractCents, timesWhole, type Cents } from '../../money/cents.ts';
import { multiply } from '../../money/exact.ts';
import type { Rate } from '../../money/rate.ts';
import { inUnit, minus, over, plus, times } from '../../quantity/arithmetic.ts';
import { count, price, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import {
  percentToOneDecimal,
  toNearestCent,
  toOneDecimal,
  wholeCents,
} from '../../quantity/rounding.ts';
import type { SolarYear } from './solar-energy.ts';

const oneEuro = cents(100);

/**
 * Savings of a year: self-use x price of electricity + export x feed-in rate. They are rounded to the cent once, and later
 * figures use the rounded amount, so that they agree with the amounts shown. Both prices are in euros per kWh.
 */
export function solarSavings(
  { selfUse, gridExport }: SolarYear,
  electricityPrice: Sourced<Rate>,
  feedInRate: Sourced<Rate>,
) {
  const saved = times(selfUse, pricePerKwh('electricityPrice', electricityPrice));
  const sold = times(gridExport, pricePerKwh('feedInRate', feedInRate));
  const ownUseSavings = step('ownUseSavings', saved, toNearestCent);
  const annualSavings = step('annualSavings', plus(saved, sold), toNearestCent);
  const exportIncome = step('exportIncome', minus(annualSavings, ownUseSavings));
  return { ownUseSavings, exportIncome, annualSavings };
}

/** Prices of electricity have more decimals than cents. */
function pricePerKwh(id: 'electricityPrice' | 'feedInRate', { value, sources }: Sourced<Rate>) {
  return price(id, multiply(oneEuro, value), 'EUR/kWh', sources);
}

/** Gross savings = savings x lifespan; net savings = gross savings - net cost. The payback can be longer than the lifespan. */
export function solarReturns(annualSavings: Money, netCost: Money, lifespanYears: number) {
  const lifespan = count('lifespan', lifespanYears, 'years');
  const grossTotalSavings = step('grossTotalSavings', times(annualSavings, lifespan), wholeCents);
  const netTotalSavings = step('netTotalSavings', minus(grossTotalSavings, netCost));
  return {
    grossTotalSavings,
    netTotalSavings,
    /** Years until the savings have paid the net cost, to one decimal; `null` without savings. */
    paybackPeriod:
      annualSavings.amount === 0
        ? null
        : step('paybackPeriod', inUnit('years', over(netCost, annualSavings)), toOneDecimal),
    roi: returnOnCost(netTotalSavings, netCost),
  };
}

/** The savings so far minus the net cost, at the start and after each year. */
export function positionsOf(
  annualSavings: Money,
  netCost: Money,
  lifespanYears: number,
): readonly Cents[] {
  return Array.from({ length: lifespanYears + 1 }, (_, year) =>
    subtractCents(timesWhole(annualSavings.amount, year), netCost.amount),
  );
}

/** Net savings as a share of the net cost, to one decimal of a percent; `null` without cost. */
export function returnOnCost(netTotalSavings: Money, netCost: Money) {
  return netCost.amount === 0
    ? null
    : step('roi', inUnit('percent', over(netTotalSavings, netCost)), percentToOneDecimal);
}

/** The returns of a system over its lifespan. */
export type SolarReturns = ReturnType<typeof solarReturns>;

import {
  fromComputedEuros,
  subtractCents,
  sum,
  toEuros,
  zeroCents,
  type Cents,
} from '../../money/cents.ts';
import { hundredPercent, addRates, ratio, whole } from '../../money/rate.ts';
import { toOneDecimal } from '../../money/tenths.ts';
import { minus } from '../../quantity/arithmetic.ts';
import { money, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { returnOnCost } from './solar-returns.ts';

/** How prices and panels change from one year to the next, in percent. */
interface YearlyChanges {
  /** Rise of the price of electricity. What is fed in keeps its price. */
  readonly priceChange: number;
  /** Loss of the panels' output. */
  readonly outputLoss: number;
}

/**
 * Savings year by year. The first year has today's price and output. Each year is rounded to the cent, so that the years add up.
 *
 * @returns with the years until the savings have paid the cost, within the lifespan, to one decimal; `null` beyond it
 */
export function solarPath(
  { ownUseSavings, exportIncome }: { readonly ownUseSavings: Money; readonly exportIncome: Money },
  netCost: Money,
  lifespanYears: number,
  { priceChange, outputLoss }: YearlyChanges,
) {
  const years: { readonly year: number; readonly savings: Cents; readonly total: Cents }[] = [];
  let price = 1;
  let output = 1;
  let total: Cents = zeroCents;
  let paybackPeriod: number | null = netCost.amount === 0 ? 0 : null;
  for (let year = 1; year <= lifespanYears; year += 1) {
    const before = total;
    const euros = (toEuros(ownUseSavings.amount) * price + toEuros(exportIncome.amount)) * output;
    const savings = fromComputedEuros(euros);
    total = sum(total, savings);
    years.push({ year, savings, total });
    if (paybackPeriod === null && total >= netCost.amount) {
      const partOfYear = ratio(subtractCents(netCost.amount, before), savings);
      paybackPeriod = toOneDecimal(addRates(whole(year - 1), partOfYear));
    }
    price *= 1 + priceChange / hundredPercent;
    output *= 1 - outputLoss / hundredPercent;
  }
  const grossTotalSavings = money('savingsOfYears', total);
  const netTotalSavings = step('netTotalSavings', minus(grossTotalSavings, netCost));
  return {
    years,
    paybackPeriod,
    grossTotalSavings,
    netTotalSavings,
    roi: returnOnCost(netTotalSavings, netCost),
  };
}

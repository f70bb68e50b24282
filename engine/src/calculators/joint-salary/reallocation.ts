import type { Month } from '../../dated/month.ts';
import { incomeTaxLaw } from '../../law-in-force/tax/income-tax-law.ts';
import { subtractCents, sum, toEuros, type Cents } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import type { Filings } from '../../rules/couples/couple-filings.ts';
import { annualTaxOnPart } from '../../rules/tax/tariff/income-tax.ts';
import type { Reallocation } from './result.ts';

const wholePercent = 100;
const half = wholePercent / 2;

/** The couple's tax for each whole percent that the first person takes of the adjusted income. L.I.R. art. 3ter, par. 3. */
export function reallocationOf(
  { adjustedIncome, taxCredits }: Filings,
  payMonth: Month,
): Reallocation {
  const classOne = incomeTaxLaw(payMonth, '1');
  const taxOnPercent = Array.from(
    { length: wholePercent + 1 },
    (_, percent): Cents => annualTaxOnPart(adjustedIncome, percentOf(percent), classOne).amount,
  );
  // What one person takes on a share, the other takes on the rest: the same list from its end.
  const points = taxOnPercent.map((tax, percent) => ({
    percent,
    tax: sum(tax, taxOnPercent.at(-1 - percent) ?? tax),
  }));
  const [best = { percent: half, tax: adjustedIncome.amount }] = points.toSorted(
    (one, other) =>
      one.tax - other.tax || Math.abs(one.percent - half) - Math.abs(other.percent - half),
  );
  const shown = ({ percent, tax }: typeof best) => ({
    share: percent / wholePercent,
    taxBeforeCredits: toEuros(tax),
    tax: toEuros(subtractCents(tax, taxCredits.amount)),
  });
  return { points: points.map(shown), best: shown(best) };
}

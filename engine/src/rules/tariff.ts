import type { BracketShare } from '../explanation/step.ts';
import { cents, noCents, toEuros, type Cents } from '../money/cents.ts';
import { add, exact, exactToEuros, multiply, reduced, type Exact } from '../money/exact.ts';
import { inPercent, type Rate } from '../money/rate.ts';

/** The part of a yearly taxable income above a bound is taxed at a rate, up to the next bracket's bound. */
export interface TariffBracket {
  readonly above: Cents;
  readonly rate: Rate;
}

/** A tariff made ready for use: for every bracket the tax on the brackets below it. */
export type Scale = readonly ScaleRow[];

interface ScaleRow extends TariffBracket {
  readonly taxBelow: Exact;
  /** The bracket when it is full, for the explanation; `null` for the open-ended last one. */
  readonly whenFull: BracketShare | null;
}

/** Prepares a tariff, whose brackets are in ascending order, first above nothing. */
export function scaleOf(brackets: readonly TariffBracket[]): Scale {
  const rows: ScaleRow[] = [];
  let taxBelow = exact(noCents);
  brackets.forEach(({ above, rate }, index) => {
    const next = brackets[index + 1];
    const width = next ? cents(next.above - above) : null;
    const taxWithin = width === null ? null : multiply(width, rate);
    const whenFull =
      next && width !== null && taxWithin !== null
        ? {
            from: toEuros(above),
            upTo: toEuros(next.above),
            ratePercent: inPercent(rate),
            taxedIncome: toEuros(width),
            tax: exactToEuros(taxWithin),
          }
        : null;
    rows.push({ above, rate, taxBelow, whenFull });
    if (taxWithin !== null) taxBelow = reduced(add(taxBelow, taxWithin));
  });
  return rows;
}

/** The tax of a tariff on a yearly taxable income, not rounded: the sum over the brackets of rate x income within it. */
export function tariffTax(scale: Scale, income: Cents): Exact {
  const row = rowOf(scale, income);
  return add(row.taxBelow, multiply(cents(income - row.above), row.rate));
}

/** The brackets that an income reaches, each with the income and the tax within it. */
export function bracketShares(scale: Scale, income: Cents): readonly BracketShare[] {
  const shares: BracketShare[] = [];
  for (const [index, { above, rate, whenFull }] of scale.entries()) {
    if (income <= above) break;
    const next = scale[index + 1];
    if (next && whenFull && income >= next.above) {
      shares.push(whenFull);
      continue;
    }
    const within = cents(income - above);
    shares.push({
      from: toEuros(above),
      upTo: next ? toEuros(next.above) : null,
      ratePercent: inPercent(rate),
      taxedIncome: toEuros(within),
      tax: exactToEuros(multiply(within, rate)),
    });
  }
  return shares;
}

function rowOf(scale: Scale, income: Cents): ScaleRow {
  // A bracket holds its upper bound: the income at the bound is still taxed at the lower rate.
  const row = scale.findLast(({ above }) => income > above) ?? scale[0];
  if (!row) throw new RangeError('a tariff needs a bracket');
  return row;
}

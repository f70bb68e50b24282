import type { BracketShare } from '../explanation/step.ts';
import { cents, noCents, toEuros, type Cents } from '../money/cents.ts';
import { add, exact, exactToEuros, multiply, reduced, type Exact } from '../money/exact.ts';
import { inPercent, type Rate } from '../money/rate.ts';
import type { ProgressiveTariff } from '../quantity/quantity.ts';

/** The part of a yearly taxable income above a bound is taxed at a rate, up to the next bracket's bound. */
export interface TariffBracket {
  readonly above: Cents;
  readonly rate: Rate;
}

/** A bracket made ready for use, with the tax on the brackets below it. */
interface ScaleRow extends TariffBracket {
  readonly taxBelow: Exact;
  /** The bracket when it is full, for the explanation; `null` for the open-ended last one. */
  readonly whenFull: BracketShare | null;
}

/** Prepares a tariff, whose brackets are in ascending order, first above nothing. */
export function tariffOf(brackets: readonly TariffBracket[]): ProgressiveTariff {
  const rows = rowsOf(brackets);
  return {
    taxOn: (income) => taxOn(rows, income),
    sharesOf: (income) => sharesOf(rows, income),
  };
}

function rowsOf(brackets: readonly TariffBracket[]): readonly ScaleRow[] {
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

function taxOn(rows: readonly ScaleRow[], income: Cents): Exact {
  const row = rowOf(rows, income);
  return add(row.taxBelow, multiply(cents(income - row.above), row.rate));
}

function sharesOf(rows: readonly ScaleRow[], income: Cents): readonly BracketShare[] {
  const shares: BracketShare[] = [];
  for (const [index, { above, rate, whenFull }] of rows.entries()) {
    if (income <= above) break;
    const next = rows[index + 1];
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

function rowOf(rows: readonly ScaleRow[], income: Cents): ScaleRow {
  // A bracket holds its upper bound: the income at the bound is still taxed at the lower rate.
  const row = rows.findLast(({ above }) => income > above) ?? rows[0];
  if (!row) throw new RangeError('a tariff needs a bracket');
  return row;
}

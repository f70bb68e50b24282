import type { BracketShare } from '../../../explanation/step.ts';
import type { Bracket } from '../../../law/tax/tariff.ts';
import { cents, zeroCents, toEuros, type Cents } from '../../../money/cents.ts';
import { add, exact, exactToEuros, multiply, reduced, type Exact } from '../../../money/exact.ts';
import { inPercent, type Rate } from '../../../money/rate.ts';
import type { ProgressiveTariff } from '../../../quantity/quantity.ts';

/** A bracket with the tax on all brackets below it. */
interface ScaleRow extends Bracket {
  /** Where the next bracket begins; `null` for the last. */
  readonly upTo: Cents | null;
  readonly taxBelow: Exact;
  /** The whole bracket, for explanations; `null` for the last bracket, which has no end. */
  readonly whenFull: BracketShare | null;
}

/** Prepares a tariff for use. @param brackets in ascending order, the first one from zero */
export function tariffOf(brackets: readonly Bracket[]): ProgressiveTariff {
  const rows: ScaleRow[] = [];
  let taxBelow = exact(zeroCents);
  brackets.forEach(({ above, rate }, index) => {
    const upTo = brackets[index + 1]?.above ?? null;
    const whenFull = upTo === null ? null : shareOf(above, upTo, rate, upTo);
    rows.push({ above, rate, upTo, taxBelow, whenFull });
    if (upTo !== null) taxBelow = reduced(add(taxBelow, multiply(cents(upTo - above), rate)));
  });
  return {
    taxOn: (income) => {
      const row = rowOf(rows, income);
      return add(row.taxBelow, multiply(cents(income - row.above), row.rate));
    },
    sharesOf: (income) => sharesOf(rows, income),
  };
}

function sharesOf(rows: readonly ScaleRow[], income: Cents): readonly BracketShare[] {
  const shares: BracketShare[] = [];
  for (const { above, upTo, rate, whenFull } of rows) {
    if (income <= above) break;
    const isFull = upTo !== null && income >= upTo;
    shares.push(isFull && whenFull ? whenFull : shareOf(above, upTo, rate, income));
  }
  return shares;
}

function shareOf(above: Cents, upTo: Cents | null, rate: Rate, income: Cents): BracketShare {
  const incomeWithin = cents(income - above);
  return {
    from: toEuros(above),
    upTo: upTo === null ? null : toEuros(upTo),
    ratePercent: inPercent(rate),
    taxedIncome: toEuros(incomeWithin),
    tax: exactToEuros(multiply(incomeWithin, rate)),
  };
}

function rowOf(rows: readonly ScaleRow[], income: Cents): ScaleRow {
  // A bracket holds its upper bound: the income at the bound is still taxed at the lower rate.
  const row = rows.findLast(({ above }) => income > above) ?? rows[0];
  if (!row) throw new RangeError('a tariff needs a bracket');
  return row;
}

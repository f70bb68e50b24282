import {
  euros,
  maxCents,
  minCents,
  subtractCents,
  toEuros,
  zeroCents,
  type Cents,
} from '../money/cents.ts';
import { arrayOf, choiceOf } from '../schema/json-schema.ts';

/** The three ways in which a couple can be taxed. */
export const filingIds = ['collective', 'individual', 'reallocated'] as const;

type FilingId = (typeof filingIds)[number];

/** Methods that differ by less than this in a year count as equal. */
export const filingsEqualBelow = euros('50');

export const bestFilingsSchema = arrayOf(
  `The methods with the lowest tax. Those that differ by less than ${toEuros(filingsEqualBelow)} euros a year count as equal.`,
  choiceOf('The method.', filingIds),
);

/** The methods with the lowest tax of a couple, and how much more the next one takes, at least: zero if all count as equal. */
export function bestFilings(
  filings: Readonly<Record<FilingId, { readonly tax: { readonly amount: Cents } }>>,
): { readonly best: readonly FilingId[]; readonly advantage: Cents } {
  const taxOf = (id: FilingId) => filings[id].tax.amount;
  const least = filingIds.map(taxOf).reduce(minCents);
  const isBest = (id: FilingId) => subtractCents(taxOf(id), least) < filingsEqualBelow;
  const best = filingIds.filter(isBest);
  const others = filingIds.filter((id) => !isBest(id)).map(taxOf);
  const mostOfBest = best.map(taxOf).reduce(maxCents);
  const advantage =
    others.length === 0 ? zeroCents : subtractCents(others.reduce(minCents), mostOfBest);
  return { best, advantage };
}

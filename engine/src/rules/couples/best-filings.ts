import { maxCents, minCents, subtractCents, zeroCents, type Cents } from '../../money/cents.ts';

/** The three ways in which a couple can be taxed. */
export const filingIds = ['collective', 'individual', 'reallocated'] as const;

type FilingId = (typeof filingIds)[number];

/**
 * The methods with the lowest tax of a couple, and how much more the next one takes, at least: zero if all count as equal.
 *
 * @param equalBelow methods that differ by less count as equal
 */
export function bestFilings(
  filings: Readonly<Record<FilingId, { readonly tax: { readonly amount: Cents } }>>,
  equalBelow: Cents,
): { readonly best: readonly FilingId[]; readonly advantage: Cents } {
  const taxOf = (id: FilingId) => filings[id].tax.amount;
  const least = filingIds.map(taxOf).reduce(minCents);
  const isBest = (id: FilingId) => subtractCents(taxOf(id), least) < equalBelow;
  const best = filingIds.filter(isBest);
  const others = filingIds.filter((id) => !isBest(id)).map(taxOf);
  const mostOfBest = best.map(taxOf).reduce(maxCents);
  const advantage =
    others.length === 0 ? zeroCents : subtractCents(others.reduce(minCents), mostOfBest);
  return { best, advantage };
}

import {
  euros,
  maxCents,
  minCents,
  subtractCents,
  toEuros,
  zeroCents,
  type Cents,
} from '../../money/cents.ts';
import { filingIds, type FilingsComparison } from './result.ts';

type FilingId = (typeof filingIds)[number];

/** What a couple keeps in a year under each way of filing. */
type NetByFiling = Readonly<Record<FilingId, { readonly netSalary: Cents }>>;

/** Methods that differ by less than this in a year count as equal. */
const equalBelow = euros('50');

/** The best methods, and what the other taxation would change for a couple that keeps `net` in the class it asked for. */
export function comparisonOf(
  filings: NetByFiling,
  net: Cents,
  isJoint: boolean,
): FilingsComparison {
  const other = isJoint ? filings.individual : filings.collective;
  const change = subtractCents(other.netSalary, net);
  return {
    equalBelow: toEuros(equalBelow),
    ...bestOf(filings),
    change: toEuros(change),
    changeIs: directionOf(change),
  };
}

function directionOf(change: Cents): FilingsComparison['changeIs'] {
  if (Math.abs(change) < equalBelow) return 'same';
  return change > 0 ? 'gain' : 'loss';
}

/** The methods that leave the most, and what they leave more than the next one. */
export function bestOf(filings: NetByFiling): Pick<FilingsComparison, 'best' | 'advantage'> {
  const netOf = (id: FilingId) => filings[id].netSalary;
  const most = filingIds.map(netOf).reduce(maxCents);
  const isBest = (id: FilingId) => subtractCents(most, netOf(id)) < equalBelow;
  const best = filingIds.filter(isBest);
  const others = filingIds.filter((id) => !isBest(id)).map(netOf);
  const leastOfBest = best.map(netOf).reduce(minCents);
  const advantage =
    others.length === 0 ? zeroCents : subtractCents(leastOfBest, others.reduce(maxCents));
  return { best, advantage: toEuros(advantage) };
}

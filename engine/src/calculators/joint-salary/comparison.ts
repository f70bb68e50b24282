import { subtractCents, toEuros, type Cents } from '../../money/cents.ts';
import { filingsEqualBelow } from '../../result/best-filings.ts';
import { bestFilings } from '../../rules/couples/best-filings.ts';
import type { Filings } from '../../rules/couples/couple-filings.ts';
import type { FilingsComparison } from './result.ts';

/** The best methods, and what the other taxation would change for a couple that keeps `net` in the class it asked for. */
export function comparisonOf(filings: Filings, net: Cents, isJoint: boolean): FilingsComparison {
  const { best, advantage } = bestFilings(filings, filingsEqualBelow);
  const other = isJoint ? filings.individual : filings.collective;
  const change = subtractCents(other.netSalary, net);
  return {
    equalBelow: toEuros(filingsEqualBelow),
    best,
    advantage: toEuros(advantage),
    change: toEuros(change),
    changeIs: directionOf(change),
  };
}

function directionOf(change: Cents): FilingsComparison['changeIs'] {
  if (Math.abs(change) < filingsEqualBelow) return 'same';
  return change > 0 ? 'gain' : 'loss';
}

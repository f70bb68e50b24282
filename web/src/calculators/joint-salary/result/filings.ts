import type { CoupleFilings } from '@suen/engine/calculators/joint-salary/result';
import { difference } from '../../../shared/amount/derived.ts';

type FilingId = keyof CoupleFilings;

/** The three ways in which a couple can be taxed. */
export const filingIds = [
  'collective',
  'individual',
  'reallocated',
] as const satisfies readonly FilingId[];

/** Methods that differ by less than this, in euros a year, are shown as equal. */
export const equalBelow = 50;

interface Verdict {
  /** The cheapest methods, one or more. */
  readonly best: readonly FilingId[];
  /** What each of them saves in a year at least, compared with the next best method. Zero if all are equal. */
  readonly advantage: number;
}

/** Finds the cheapest methods of taxation, and their saving compared with the next best. */
export function verdictOn(filings: CoupleFilings): Verdict {
  const most = Math.max(...filingIds.map((id) => filings[id].netSalary));
  const netOf = (id: FilingId) => filings[id].netSalary;
  const best = filingIds.filter((id) => difference(most, netOf(id)) < equalBelow);
  const others = filingIds.filter((id) => !best.includes(id));
  const leastOfBest = Math.min(...best.map(netOf));
  return {
    best,
    advantage: others.length === 0 ? 0 : difference(leastOfBest, Math.max(...others.map(netOf))),
  };
}

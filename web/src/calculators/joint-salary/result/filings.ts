import type { CoupleFilings } from '@suen/engine/calculators/joint-salary/result';

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
  /** Their saving in a year compared with the next best method. Zero if all are equal. */
  readonly advantage: number;
}

/** Finds the cheapest methods of taxation and their saving compared with the next best. */
export function verdictOn(filings: CoupleFilings): Verdict {
  const most = Math.max(...filingIds.map((id) => filings[id].netSalary));
  const isBest = (id: FilingId) => most - filings[id].netSalary < equalBelow;
  const others = filingIds.filter((id) => !isBest(id)).map((id) => filings[id].netSalary);
  return {
    best: filingIds.filter(isBest),
    advantage: others.length === 0 ? 0 : most - Math.max(...others),
  };
}

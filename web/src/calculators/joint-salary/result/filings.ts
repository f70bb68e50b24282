import type { CoupleFilings } from '@suen/engine/calculators/joint-salary/result';

export type FilingId = keyof CoupleFilings;

/** The three ways in which a couple can be taxed. */
export const filingIds = [
  'collective',
  'individual',
  'reallocated',
] as const satisfies readonly FilingId[];

/** Below this difference in a year, in euros, two ways of filing are called equal: no request is worth it. */
export const equalBelow = 50;

interface Verdict {
  /** The ways that cost the least, one or more. */
  readonly best: readonly FilingId[];
  /** What they save in a year compared with the next best way; zero where all cost the same. */
  readonly advantage: number;
}

/** Which ways of filing leave a couple the most, and how much more than the next. */
export function verdictOn(filings: CoupleFilings): Verdict {
  const most = Math.max(...filingIds.map((id) => filings[id].netSalary));
  const isBest = (id: FilingId) => most - filings[id].netSalary < equalBelow;
  const others = filingIds.filter((id) => !isBest(id)).map((id) => filings[id].netSalary);
  return {
    best: filingIds.filter(isBest),
    advantage: others.length === 0 ? 0 : most - Math.max(...others),
  };
}

import { contributionLines, type SalaryBreakdown } from '@suen/engine/small-door';
import { sum } from '../../shared/amount/derived.ts';

/** All contributions of a period. */
export function contributionsOf(
  breakdown: Pick<SalaryBreakdown, (typeof contributionLines)[number]>,
): number {
  return sum(contributionLines.map((line) => breakdown[line]));
}

import type { SlipLine } from '../input.ts';
import type { CauseKind } from './causes.ts';

/** Whom somebody can turn to with a payslip that differs. */
export const nextSteps = ['taxCard', 'payroll', 'taxBack', 'taxOwed', 'inspectorate'] as const;
export type NextStep = (typeof nextSteps)[number];

/** A line that differs, and by how much: above zero the payslip shows more than the law. */
interface Differing {
  readonly id: SlipLine;
  readonly difference?: number | undefined;
}

/**
 * What to do about lines that differ, in order: the tax card first where it explains them, then payroll. What was withheld too
 * much or too little is settled with the year. The inspectorate of labour is for pay that is missing without a lawful cause.
 *
 * @param likely what kind of cause is likely; undefined where none is
 */
export function nextStepsFor(
  differing: readonly Differing[],
  likely: CauseKind | undefined,
): readonly NextStep[] {
  if (differing.length === 0) return [];
  const differenceOf = (line: SlipLine) => differing.find(({ id }) => id === line)?.difference ?? 0;
  const tax = differenceOf('taxBeforeCredits');
  const isPaidTooMuch = differenceOf('netSalary') > 0;
  return [
    ...(likely === 'card' ? (['taxCard'] as const) : []),
    'payroll',
    ...(tax > 0 ? (['taxBack'] as const) : []),
    ...(tax < 0 ? (['taxOwed'] as const) : []),
    ...(likely === 'legitimate' || isPaidTooMuch ? [] : (['inspectorate'] as const)),
  ];
}

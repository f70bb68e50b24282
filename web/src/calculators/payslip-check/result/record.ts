import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import type { RecordOf } from '../../../shared/form/state/calculator-record.ts';
import type { payslipCheckForm } from '../form.ts';
import { scoreOf, type Line } from '../score.ts';

export type PayslipCheckRecord = RecordOf<typeof payslipCheckForm, PayslipCheckResult>;

export type Cause = PayslipCheckResult['causes'][number];

/** The lines from which the others follow, so that they are named first. */
const leading: readonly Line['id'][] = [
  'taxBeforeCredits',
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxCredits',
];

/** The line to speak of: one that others follow from, else the first that differs. */
export function mainDifference(differing: readonly Line[]): Line | undefined {
  const [first] = leading.flatMap((id) => differing.find((line) => line.id === id) ?? []);
  return first ?? differing.find(({ id }) => id !== 'netSalary') ?? differing[0];
}

/**
 * Whether a cause is worth naming as likely: it explains more than it leaves, the line that matters among it, and is more than
 * a rest of any size beside another cause.
 */
export function isConvincing(cause: Cause, differing: readonly Line[]): boolean {
  const main = mainDifference(differing);
  const isAnyRest = cause.and !== undefined && [cause.id, cause.and.id].includes('cardDeductions');
  const leavesMain = main !== undefined && cause.leaves.includes(main.id);
  return !isAnyRest && !leavesMain && cause.leaves.length < (cause.explains.length || 1);
}

/** Whether the likeliest cause lies on the tax card. */
export function isOfCard(result: PayslipCheckResult): boolean {
  const [first] = result.causes;
  const { differing } = scoreOf(result);
  return first !== undefined && first.kind === 'card' && isConvincing(first, differing);
}

import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { perMonth } from '../../../shared/amount/derived.ts';
import { personIds, type PersonId } from '../persons.ts';

/** What one person is paid in a month before the tax return. */
interface PaidOut {
  readonly person: PersonId;
  /** A profit is shown after contributions: no tax is withheld from it. */
  readonly kind: 'payslip' | 'profit';
  readonly amount: number;
}

/** What the persons are paid in a month, and what the tax return of the year adds or brings back. */
interface CoupleAnswer {
  readonly paid: readonly PaidOut[];
  readonly outcome: JointSalaryResult['outcome'];
  /** Euros a year, never negative. */
  readonly settled: number;
}

/** What is to be put aside each month of the year. */
export const monthlyPart = ({ settled }: CoupleAnswer): number => perMonth(settled);

/** What is paid to the persons of a result, and how their year ends. */
export function coupleAnswer({
  paidOut,
  profits,
  leftToSettle,
  outcome,
}: JointSalaryResult): CoupleAnswer {
  const paid = personIds.flatMap((person): PaidOut[] => {
    const amount = paidOut[person];
    if (amount === undefined) return [];
    return [{ person, kind: profits[person] === undefined ? 'payslip' : 'profit', amount }];
  });
  return { paid, outcome, settled: Math.abs(leftToSettle) };
}

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

export type Outcome = 'owed' | 'returned' | 'even';

/** What the persons are paid in a month, and what the tax return of the year adds or brings back. */
interface CoupleAnswer {
  readonly paid: readonly PaidOut[];
  readonly outcome: Outcome;
  /** Euros a year, never negative. */
  readonly settled: number;
}

/** What is to be put aside each month of the year. */
export const monthlyPart = ({ settled }: CoupleAnswer): number => perMonth(settled);

/** How the assessment ends. Below zero there is tax to pay. */
export function outcomeOf(settlement: number): Outcome {
  if (settlement === 0) return 'even';
  return settlement < 0 ? 'owed' : 'returned';
}

/** In class 2 payslips withhold tax of both together; in classes 1 and 1a they are final, and the tax on profits is left. */
export function coupleAnswer(result: JointSalaryResult): CoupleAnswer {
  const { couple, profits, taxOnProfits } = result;
  const paid = personIds.flatMap((person): PaidOut[] => {
    const salary = result[person];
    const profit = profits[person];
    if (salary === undefined) return [];
    if (profit !== undefined) return [{ person, kind: 'profit', amount: profit }];
    const amount = couple?.payslips?.[person] ?? salary.monthlySalary.netSalary;
    return [{ person, kind: 'payslip', amount }];
  });
  const settlement = couple?.settlement ?? -taxOnProfits;
  return { paid, outcome: outcomeOf(settlement), settled: Math.abs(settlement) };
}

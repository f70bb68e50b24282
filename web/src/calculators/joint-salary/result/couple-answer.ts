import { monthsInYear, type SalaryBreakdown } from '@suen/engine/small-door';
import { personIds, persons, type PersonId } from '../persons.ts';
import type { JointSalaryRecord } from './household.ts';

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
export const monthlyPart = ({ settled }: CoupleAnswer): number => settled / monthsInYear;

/** How the assessment ends. Below zero there is tax to pay. */
export function outcomeOf(settlement: number): Outcome {
  if (settlement === 0) return 'even';
  return settlement < 0 ? 'owed' : 'returned';
}

const incomeBeforeTax = ({ netSalary, tax }: SalaryBreakdown): number => netSalary + tax;

/** In classes 1 and 1a payslips withhold the tax of each employee, and only the tax on profits is left to pay. */
export function coupleAnswer({ request, result }: JointSalaryRecord): CoupleAnswer {
  const { couple } = result;
  let taxOnProfits = 0;
  const paid = personIds.flatMap((person): PaidOut[] => {
    const salary = result[person];
    if (salary === undefined) return [];
    if (request[persons[person].employmentType] === 2) {
      taxOnProfits += salary.annualSalary.tax;
      return [{ person, kind: 'profit', amount: incomeBeforeTax(salary.monthlySalary) }];
    }
    const amount = couple?.payslips?.[person] ?? salary.monthlySalary.netSalary;
    return [{ person, kind: 'payslip', amount }];
  });
  const settlement = couple?.settlement ?? -taxOnProfits;
  return { paid, outcome: outcomeOf(settlement), settled: Math.abs(settlement) };
}

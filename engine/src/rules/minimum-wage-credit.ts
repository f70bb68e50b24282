import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  type AmountWithSteps,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { Step } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { type Cents, less, noCents, times } from '../money/cents.ts';
import { divide, exact, multiply, repeat } from '../money/exact.ts';
import { wholeRate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { asPartOfWeek, fullTimeEquivalent, weeklyShare, type PartTime } from './part-time.ts';

/** The minimum wage credit of a month on the full-time gross salary. */
export interface MinimumWageCreditTerms {
  readonly salaryFrom: Cents;
  readonly full: Cents;
  readonly taperFrom: Cents;
  readonly salaryTo: Cents;
}

/**
 * CISSM of a month: in full between two full-time salaries, then falling evenly to nothing; to the nearest cent. Part-time
 * pay is read at its full-time equivalent, and the credit is granted for the part of full time that is worked.
 * LIR art. 139quater.
 */
export function minimumWageCredit(
  monthlyGross: Cents,
  terms: Sourced<MinimumWageCreditTerms>,
  partTime: PartTime | null,
): AmountWithSteps {
  const equivalent = partTime && fullTimeEquivalent(monthlyGross, partTime);
  const salary = equivalent?.amount ?? monthlyGross;
  const salaryId = equivalent ? 'fullTimeEquivalent' : 'grossSalary';
  const { salaryFrom, full, taperFrom, salaryTo } = terms.value;
  if (salary < salaryFrom || salary >= salaryTo) return { amount: noCents, steps: [] };
  const before: Explainable[] = equivalent ? [equivalent] : [];
  const share = partTime ? weeklyShare(partTime) : wholeRate;
  const asShare = () => (partTime ? asPartOfWeek(partTime) : []);
  if (salary <= taperFrom) {
    const credit = explained(toNearestCent(multiply(full, share)), () => ({
      id: 'minimumWageCredit',
      lines: taxLine,
      operands: [money('creditFull', full), ...asShare()],
      rounding: partTime ? 'toNearestCent' : 'exact',
      sources: terms.sources,
    }));
    return { amount: credit.amount, steps: [...before, credit] };
  }
  const distance = explained(less(salaryTo, salary), () => ({
    id: 'minimumWageCreditDistance',
    lines: taxLine,
    operands: [money('creditUpperLimit', salaryTo), money(salaryId, salary, '-')],
  }));
  const width = less(salaryTo, taperFrom);
  const ofFullTime = divide(repeat(exact(distance.amount), full), width);
  const credit = explained(toNearestCent(multiply(ofFullTime, share)), () => ({
    id: 'minimumWageCredit',
    lines: taxLine,
    operands: [
      money('minimumWageCreditDistance', distance.amount),
      money('creditFull', full, '×'),
      money('creditTaperWidth', width, '÷'),
      ...asShare(),
    ],
    rounding: 'toNearestCent',
    sources: terms.sources,
  }));
  return { amount: credit.amount, steps: [...before, distance, credit] };
}

/** The minimum wage credit of a year of equal months. */
export function annualMinimumWageCredit(ofMonth: Cents, sources: Step['sources']): Explained {
  return explained(times(ofMonth, monthsInYear), () => ({
    id: 'minimumWageCredit',
    lines: taxLine,
    operands: [
      money('minimumWageCreditOfMonth', ofMonth),
      counted('monthsInYear', monthsInYear, '×', 'months'),
    ],
    sources,
  }));
}

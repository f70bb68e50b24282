import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  type AmountWithSteps,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { Step } from '../explanation/step.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { type Cents, less, lowest, noCents, times } from '../money/cents.ts';
import { divide, exact, repeat } from '../money/exact.ts';
import { toNearestCent } from '../money/rounding.ts';

/** The minimum wage credit of a month on the full-time gross salary. */
export interface MinimumWageCreditTerms {
  readonly salaryFrom: Cents;
  readonly full: Cents;
  readonly taperFrom: Cents;
  readonly salaryTo: Cents;
}

/**
 * CISSM of a month for full-time work: in full between two salaries, then falling evenly to nothing; to the nearest cent.
 * LIR art. 139quater.
 */
export function minimumWageCredit(
  monthlyGross: Cents,
  terms: Sourced<MinimumWageCreditTerms>,
): AmountWithSteps {
  const { salaryFrom, full, taperFrom, salaryTo } = terms.value;
  if (monthlyGross < salaryFrom || monthlyGross >= salaryTo) {
    return { amount: noCents, steps: [] };
  }
  if (monthlyGross <= taperFrom) {
    const credit = explained(full, () => ({
      id: 'minimumWageCredit',
      lines: taxLine,
      operands: [money('creditFull', full)],
      sources: terms.sources,
    }));
    return { amount: full, steps: [credit] };
  }
  const distance = explained(less(salaryTo, monthlyGross), () => ({
    id: 'minimumWageCreditDistance',
    lines: taxLine,
    operands: [money('creditUpperLimit', salaryTo), money('grossSalary', monthlyGross, '-')],
  }));
  const width = less(salaryTo, taperFrom);
  const credit = explained(
    toNearestCent(divide(repeat(exact(distance.amount), full), width)),
    () => ({
      id: 'minimumWageCredit',
      lines: taxLine,
      operands: [
        money('minimumWageCreditDistance', distance.amount),
        money('creditFull', full, '×'),
        money('creditTaperWidth', width, '÷'),
      ],
      rounding: 'toNearestCent',
      sources: terms.sources,
    }),
  );
  return { amount: lowest(credit.amount, full), steps: [distance, credit] };
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

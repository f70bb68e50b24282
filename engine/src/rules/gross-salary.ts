import { monthsInYear } from '../dated/month.ts';
import { explained, type Explained } from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import type { Operand } from '../explanation/step.ts';
import { times, type Cents } from '../money/cents.ts';
import { divide, multiply } from '../money/exact.ts';
import { addRates, wholeRate, type Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';

/** Whether a salary was entered for a month or for a year. */
export type SalaryPeriod = 'monthly' | 'annual';

/** The gross salary of both periods. */
export interface GrossSalaries {
  readonly month: Explained;
  readonly year: Explained;
}

/**
 * The gross salary of a month and of a year after an increase. A year is twelve equal months; an annual salary is divided
 * by twelve, to the nearest cent, for its month.
 *
 * @param increase the rate by which the salary rises first; zero for none
 */
export function grossSalaries(
  entered: Cents,
  enteredFor: SalaryPeriod,
  increase: Rate,
): GrossSalaries {
  const none = increase.numerator === 0;
  const factor = none ? wholeRate : addRates(wholeRate, increase);
  const raised = none ? entered : toNearestCent(multiply(entered, factor));
  const asEntered = gross(raised, () => [
    money('enteredSalary', entered),
    ...(none ? [] : [rated('increaseFactor', factor)]),
  ]);
  if (enteredFor === 'monthly') {
    const year = gross(times(raised, monthsInYear), () => [
      money('salaryAfterIncrease', raised),
      counted('monthsInYear', monthsInYear, '×', 'months'),
    ]);
    return { month: asEntered, year };
  }
  const month = gross(toNearestCent(divide(raised, monthsInYear)), () => [
    money('salaryAfterIncrease', raised),
    counted('monthsInYear', monthsInYear, '÷', 'months'),
  ]);
  return { month, year: asEntered };
}

function gross(amount: Cents, operandsOf: () => readonly Operand[]): Explained {
  return explained(amount, () => {
    const operands = operandsOf();
    const isGiven = operands.length === 1;
    return {
      id: 'grossSalary',
      lines: ['grossSalary'],
      operation: isGiven ? 'given' : 'arithmetic',
      operands,
      rounding: isGiven ? 'exact' : 'toNearestCent',
    };
  });
}

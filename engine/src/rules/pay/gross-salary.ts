import type { Cents } from '../../money/cents.ts';
import { addRates, wholeRate, type Rate } from '../../money/rate.ts';
import { over, times } from '../../quantity/arithmetic.ts';
import { money, quoted, share, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { twelveMonths } from '../twelfths.ts';

/** Whether a salary was entered for a month or for a year. */
export type SalaryPeriod = 'monthly' | 'annual';

/** The gross salary of both periods. */
export interface GrossSalaries {
  readonly month: Money;
  readonly year: Money;
}

/**
 * The gross salary of a month and of a year after an increase. A year is twelve equal months; an annual salary is divided
 * by twelve, to the nearest cent, for its month.
 *
 * @param increase applied first; zero for no increase
 */
export function grossSalaries(
  entered: Cents,
  enteredFor: SalaryPeriod,
  increase: Rate,
): GrossSalaries {
  const salary = salaryAfterIncrease(money('enteredSalary', entered), increase);
  if (enteredFor === 'monthly') return { month: salary, year: grossOfTwelveMonths(salary) };
  const increased = quoted('salaryAfterIncrease', salary);
  return { month: step('grossSalary', over(increased, twelveMonths), toNearestCent), year: salary };
}

/** The gross salary of a year of twelve equal months. */
export function grossOfTwelveMonths(salary: Money): Money {
  const increased = quoted('salaryAfterIncrease', salary);
  return step('grossSalary', times(increased, twelveMonths), toNearestCent);
}

function salaryAfterIncrease(salary: Money, increase: Rate): Money {
  if (increase.numerator === 0) return step('grossSalary', salary);
  const factor = share('increaseFactor', addRates(wholeRate, increase));
  return step('grossSalary', times(salary, factor), toNearestCent);
}

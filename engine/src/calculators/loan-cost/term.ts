import { monthsInYear } from '../../dated/month.ts';
import type { BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { binary } from '../../quantity/names.ts';
import { monthsOfTerm } from '../../rules/loan-term.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import { loanCostDefaults, maxLoanYears, type LoanCostInput } from './input.ts';

/**
 * The term of an input: its months, or its years if there are no months. A form can send months together with their full
 * years, which may then be above the limit for years alone.
 *
 * @throws RefusedInput for years above that limit without matching months
 */
export function loanTerm({ years, months }: LoanCostInput): BinaryQuantity<'months'> {
  const enteredYears = years ?? loanCostDefaults.years;
  const enteredMonths = months ?? 0;
  if (enteredYears > maxLoanYears && enteredYears !== Math.floor(enteredMonths / monthsInYear)) {
    throw new RefusedInput([{ field: 'years', code: 'aboveMaximum', limit: maxLoanYears }]);
  }
  if (enteredMonths > 0 || enteredYears === 0) {
    return binary('loanMonths', enteredMonths, 'months');
  }
  return monthsOfTerm({ years: enteredYears, months: 0 });
}

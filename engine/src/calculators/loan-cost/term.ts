import { monthsInYear } from '../../dated/month.ts';
import type { BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { loanNames } from '../../quantity/names.ts';
import { monthsOfTerm } from '../../rules/loan-term.ts';
import { RefusedInput } from '../calculator.ts';
import { loanCostDefaults, mostLoanYears, type LoanCostInput } from './input.ts';

/**
 * The term of a request: its months, else its years. A form that couples both sends the full years of the months, which
 * may be more than years alone may say. No months where neither were asked for.
 *
 * @throws RefusedInput for more years than that
 */
export function loanTerm({ years, months }: LoanCostInput): BinaryQuantity<'months'> {
  const askedYears = years ?? loanCostDefaults.years;
  const askedMonths = months ?? 0;
  if (askedYears > mostLoanYears && askedYears !== Math.floor(askedMonths / monthsInYear)) {
    throw new RefusedInput([{ field: 'years', code: 'aboveMaximum', limit: mostLoanYears }]);
  }
  if (askedMonths > 0 || askedYears === 0) {
    return loanNames.binary('loanMonths', askedMonths, 'months');
  }
  return monthsOfTerm({ years: askedYears, months: 0 });
}

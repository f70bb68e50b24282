import { monthsInYear } from '../../dated/month.ts';
import type { BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { binary } from '../../quantity/names.ts';
import { monthsOfTerm } from '../../rules/loan-term.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import { loanCostDefaults, maxLoanYears, type LoanCostInput } from './input.ts';

/**
 * The term of a request: its months, or its years if there are no months. A form can send months together with their full
 * years, which may then be above the limit for years alone.
 *
 * @throws RefusedInput for years above that limit without matching months
 */
export function loanTerm({ years, months }: LoanCostInput): BinaryQuantity<'months'> {
  const askedYears = years ?? loanCostDefaults.years;
  const askedMonths = months ?? 0;
  if (askedYears > maxLoanYears && askedYears !== Math.floor(askedMonths / monthsInYear)) {
    throw new RefusedInput([{ field: 'years', code: 'aboveMaximum', limit: maxLoanYears }]);
  }
  if (askedMonths > 0 || askedYears === 0) {
    return binary('loanMonths', askedMonths, 'months');
  }
  return monthsOfTerm({ years: askedYears, months: 0 });
}

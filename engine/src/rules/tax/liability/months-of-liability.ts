import { monthsInYear } from '../../../dated/month.ts';
import { over, times } from '../../../quantity/arithmetic.ts';
import { count, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { toNearestCent } from '../../../quantity/rounding.ts';
import { twelveMonths } from '../../twelfths.ts';

/**
 * A yearly amount of the law for the months in which somebody is liable to tax. L.I.R. art. 105bis, 107, 109, 111, 111bis, 113, 129b and
 * 154ter.
 *
 * @param months of liability, of twelve
 */
export function amountOfLiability(
  amount: Money,
  months: number,
  id:
    | 'employeeLumpSumOfYear'
    | 'specialExpensesLumpSumOfYear'
    | 'allowanceOfYear'
    | 'singleParentCreditOfLiability'
    | 'expensesLimitOfLiability',
): Money {
  if (months === monthsInYear) return amount;
  const counted = count('monthsOfLiability', months, 'months');
  return step(id, over(times(amount, counted), twelveMonths), toNearestCent);
}

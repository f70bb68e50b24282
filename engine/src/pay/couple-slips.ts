import { flooredAtZero, minus, over, plus, times } from '../quantity/arithmetic.ts';
import { step } from '../quantity/names.ts';
import { downToTenCents, toNearestCent } from '../quantity/rounding.ts';
import { breakdown, type Breakdown } from '../rules/breakdown.ts';
import type { CoupleWithholding, CoupleWithholdingLaw } from '../rules/couple-withholding.ts';
import { monthlyDeduction } from '../rules/deductions.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import { monthBeforeTax } from './contributions.ts';
import { creditsOfMonth } from './credits.ts';
import type { Employee } from './employee.ts';
import { monthSlip } from './slips.ts';

/**
 * The withholding of a couple's payslips: the higher pay, or the only one, by the class-2 scale; the lower pay of two
 * employees at a flat rate on its additional card. The two-earner allowance is on the additional card only. A self-employed
 * person has no payslip.
 */
export function coupleSlips(
  first: Employee | null,
  second: Employee | null,
  couple: CoupleWithholdingLaw,
): CoupleWithholding {
  const firstIsMain =
    !second || (first !== null && first.month.gross.amount >= second.month.gross.amount);
  return {
    first: first && (firstIsMain ? monthSlip(first) : additionalSlip(first, couple)),
    second: second && (firstIsMain ? additionalSlip(second, couple) : monthSlip(second)),
  };
}

/**
 * The payslip of an additional card: a flat rate on the pay after contributions and allowances, down to ten cents and without a
 * surcharge. Its allowance (AC, abattement conjoint) is a twelfth of both lump sums and of the two-earner allowance.
 */
function additionalSlip(
  employee: Employee,
  { twoEarnerAllowance, secondCardRate }: CoupleWithholdingLaw,
): Breakdown {
  const { law, month, deductions } = employee;
  const { lines, deductible } = monthBeforeTax(employee);
  const ofYear = plus(law.employeeLumpSum, law.specialExpensesLumpSum, twoEarnerAllowance);
  const allowance = step('additionalCardAllowance', over(ofYear, twelveMonths), toNearestCent);
  const deducted = [...deductible, ...deductions.map(monthlyDeduction), allowance];
  const income = step('additionalCardIncome', flooredAtZero(minus(month.taxable, ...deducted)));
  const tax = step('taxBeforeCredits', times(income, secondCardRate), downToTenCents);
  return breakdown(lines, tax, creditsOfMonth(employee));
}

import { flooredAtZero, minus, over, plus, times } from '../quantity/arithmetic.ts';
import { step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { downToTenCents, toNearestCent } from '../quantity/rounding.ts';
import type { EmployeeLaw } from '../law-in-force/salary-law.ts';
import { breakdown, type Breakdown } from '../rules/breakdown.ts';
import type { CoupleWithholding, CoupleWithholdingLaw } from '../rules/couple-withholding.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import { monthBeforeTax } from './contributions.ts';
import { creditsOfMonth } from './credits.ts';
import type { Paid } from './paid.ts';
import { deductionsOfMonth, monthSlip } from './slips.ts';
import type { TaxCard } from './tax-card.ts';

/** An employee of the couple; a self-employed person has no payslip and no withholding. */
export interface EmployedSpouse {
  readonly paid: Paid;
  readonly card: TaxCard;
}

/**
 * The withholding of a couple's payslips: the higher pay, or the only one, by the class-2 scale; the lower pay of two
 * employees at a flat rate on its additional card. The two-earner allowance is on the additional card only.
 */
export function coupleSlips(
  first: EmployedSpouse | null,
  second: EmployedSpouse | null,
  couple: CoupleWithholdingLaw,
): CoupleWithholding {
  const firstIsMain =
    !second || (first !== null && grossOf(first).amount >= grossOf(second).amount);
  return {
    first: first && (firstIsMain ? onMainCard(first) : onAdditionalCard(first, couple)),
    second: second && (firstIsMain ? onAdditionalCard(second, couple) : onMainCard(second)),
  };
}

function grossOf({ paid }: EmployedSpouse): Money {
  return paid.month.gross;
}

function onMainCard({ paid, card }: EmployedSpouse): Breakdown {
  return monthSlip(paid, card);
}

/** A flat rate on the pay after contributions and allowances of the card, down to ten cents and without a surcharge. */
function onAdditionalCard({ paid, card }: EmployedSpouse, couple: CoupleWithholdingLaw): Breakdown {
  const before = monthBeforeTax(paid, card);
  const deducted = deductionsOfMonth(before, card);
  const allowance = additionalCardAllowance(card.law, couple);
  const income = step(
    'additionalCardIncome',
    flooredAtZero(minus(paid.month.taxable, ...deducted, allowance)),
  );
  const tax = step('taxBeforeCredits', times(income, couple.secondCardRate), downToTenCents);
  return breakdown(before.lines, tax, creditsOfMonth(paid, card));
}

/** AC, abattement conjoint: both lump sums and the two-earner allowance, a twelfth a month. */
function additionalCardAllowance(
  { employeeLumpSum, specialExpensesLumpSum }: EmployeeLaw,
  { twoEarnerAllowance }: CoupleWithholdingLaw,
): Money {
  const ofYear = plus(employeeLumpSum, specialExpensesLumpSum, twoEarnerAllowance);
  return step('additionalCardAllowance', over(ofYear, twelveMonths), toNearestCent);
}

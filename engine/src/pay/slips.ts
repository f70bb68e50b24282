import type { Money } from '../quantity/quantity.ts';
import { breakdown, type Breakdown } from '../rules/breakdown.ts';
import { monthlyDeduction } from '../rules/deductions.ts';
import { assessedAlone, type EarnerYear } from '../rules/earner-year.ts';
import { withholding } from '../rules/withholding.ts';
import { wholeYear } from './bases.ts';
import { monthBeforeTax, yearBeforeTax, type BeforeTax } from './contributions.ts';
import { childBonusOf, creditsOfMonth, creditsOfYear } from './credits.ts';
import type { Paid } from './paid.ts';
import type { TaxCard } from './tax-card.ts';

/** A month's payslip of an employee: contributions, withholding by the monthly scale, credits, net. */
export function monthSlip(paid: Paid, card: TaxCard): Breakdown {
  const { law, taxLaw } = card;
  const before = monthBeforeTax(paid, card);
  // The lump sums are worked into the scale.
  const lumpSums = [law.employeeLumpSum, law.specialExpensesLumpSum];
  const deducted = deductionsOfMonth(before, card);
  const tax = withholding(paid.month.taxable, deducted, lumpSums, taxLaw, taxLaw.month);
  const { shown, takenOff } = paid.month;
  return breakdown(before.lines, tax, creditsOfMonth(paid, card), shown, takenOff);
}

/** Deductions from the taxable pay of a month: contributions, and a twelfth of the yearly deductions. */
export function deductionsOfMonth(
  { deductible }: BeforeTax,
  { deductions }: TaxCard,
): readonly Money[] {
  return [...deductible, ...deductions.map(monthlyDeduction)];
}

/**
 * An employee's calendar year of twelve equal months and of what is paid once, settled by the annual assessment: contributions
 * on the sum of the months' bases, the yearly tariff, the year's credits.
 */
export function yearSlip(paid: Paid, card: TaxCard): Breakdown {
  return assessedAlone(earnerYear(paid, card), card.law.specialExpensesLumpSum, card.taxLaw);
}

/** The same year before tax. */
export function earnerYear(paid: Paid, card: TaxCard): EarnerYear {
  const whole = wholeYear(paid, card.law);
  return {
    ...yearBeforeTax(whole, card),
    credits: creditsOfYear(paid, card),
    childBonus: childBonusOf(paid, card),
  };
}

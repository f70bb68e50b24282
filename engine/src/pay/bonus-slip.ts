import { bonusLaw } from '../law-in-force/bonus-law.ts';
import { flooredAtZero, minus, plus, sumOf, times } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import { bonusTax } from '../rules/bonus-tax.ts';
import { breakdown, type Breakdown } from '../rules/breakdown.ts';
import { totalCredits } from '../rules/tax-credits.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import { basesOfOneOffPay, basesOfYear } from './bases.ts';
import { beforeTax, monthBeforeTax } from './contributions.ts';
import { minimumWageCreditChangeOf } from './credits.ts';
import type { Paid } from './paid.ts';
import type { TaxCard } from './tax-card.ts';

/**
 * The payslip of what is paid once: a bonus, a 13th month or a gratification, and yearly premiums. Tax credits follow the
 * year's gross and come with the year. Only the minimum wage credit changes in the month of the bonus. `null` where nothing is.
 */
export function bonusSlip(paid: Paid, card: TaxCard): Breakdown | null {
  const { year, once } = paid;
  if (!once) return null;
  const { law, taxLaw } = card;
  const bases = basesOfOneOffPay(once, basesOfYear(year, law), law);
  const pay = { ...once, gross: step('grossSalary', once.gross) };
  const { lines, deductible } = beforeTax(pay, bases, law);
  const { ordinaryPay, notUsed } = ordinaryPayOf(paid, card);
  const afterContributions = flooredAtZero(minus(once.taxable, ...deductible, ...notUsed));
  const taxable = step('taxableBonus', afterContributions, taxLaw.month.incomeRounding);
  const lumpSums = [law.employeeLumpSum, law.specialExpensesLumpSum];
  const tax = bonusTax(ordinaryPay, taxable, lumpSums, bonusLaw(card.payMonth), taxLaw);
  const change = minimumWageCreditChangeOf(paid, card);
  const credits = totalCredits(change ? [change] : []);
  return breakdown(lines, tax, credits, once.shown, once.takenOff);
}

/**
 * The year's taxable pay without what is paid once, as twelve times the month, after its contributions and the deductions of
 * the tax card. Deductions that exceed the pay lower the bonus.
 */
function ordinaryPayOf(
  paid: Paid,
  card: TaxCard,
): { readonly ordinaryPay: Money; readonly notUsed: readonly Money[] } {
  const { deductions } = card;
  const { deductible } = monthBeforeTax(paid, card);
  const pay = times(quoted('payOfMonth', paid.month.taxable), twelveMonths);
  const contributions = times(quoted('contributionsOfMonth', sumOf(deductible)), twelveMonths);
  const ordinaryPay = step(
    'ordinaryPay',
    flooredAtZero(minus(pay, contributions, ...deductions)),
    wholeCents,
  );
  if (ordinaryPay.amount > 0) return { ordinaryPay, notUsed: [] };
  const beyond = step(
    'deductionsBeyondOrdinaryPay',
    minus(plus(contributions, ...deductions), pay),
    wholeCents,
  );
  return { ordinaryPay, notUsed: [beyond] };
}

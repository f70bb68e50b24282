import { constantThroughYear } from '../law-in-force/sourced.ts';
import { law } from '../law/law.ts';
import type { Money } from '../quantity/quantity.ts';
import { taxableIncome } from '../rules/income-tax.ts';
import { annualMinimumWageCredit, minimumWageCredit } from '../rules/minimum-wage-credit.ts';
import { overtimeCredit } from '../rules/overtime-credit.ts';
import { singleParentCredit, singleParentCreditOfMonth } from '../rules/single-parent-credit.ts';
import {
  annualisedCreditIncome,
  employeeCredits,
  yearlyCreditIncome,
} from '../rules/tax-credits.ts';
import { wholeYear, type WholeYear } from './bases.ts';
import { yearBeforeTax } from './contributions.ts';
import type { Paid } from './paid.ts';
import type { TaxCard } from './tax-card.ts';

/** The tax credits of a payslip. */
export function creditsOfMonth(paid: Paid, card: TaxCard): Money {
  const income = annualisedCreditIncome(paid.month.credits);
  const ofParent = singleParentCreditOf(paid, card);
  const more = ofParent ? [singleParentCreditOfMonth(ofParent)] : [];
  return employeeCredits(income, minimumWageCreditOf(paid, card), card.law, 'month', more);
}

/** The tax credits of a calendar year. */
export function creditsOfYear(paid: Paid, { pay }: WholeYear, card: TaxCard): Money {
  const income = yearlyCreditIncome(pay.credits);
  const ofMonth = minimumWageCreditOf(paid, card);
  const minimumWage =
    ofMonth && annualMinimumWageCredit(ofMonth, card.law.minimumWageCredit.sources);
  const more = [overtimeCreditOf(paid, card), singleParentCreditOf(paid, card)];
  const granted = more.filter((each) => each !== null);
  return employeeCredits(income, minimumWage, card.law, 'year', granted);
}

/** The credit for low pay (CISSM) of the month. */
function minimumWageCreditOf(
  { month }: Paid,
  { law: { minimumWageCredit: terms, partTime } }: TaxCard,
) {
  return minimumWageCredit(month.minimumWageCredit, terms, partTime);
}

/** The credit of a year for overtime that another state taxes. */
function overtimeCreditOf({ year }: Paid, { rules, payMonth }: TaxCard): Money | null {
  const { overtimePay } = year.elements;
  if (rules?.isOvertimeTaxedAbroad !== true || overtimePay === undefined) return null;
  return overtimeCredit(overtimePay, constantThroughYear(law.overtimeCredit, payMonth));
}

/** The credit of a year for a single parent on the adjusted taxable income of the year (revenu imposable ajusté). */
function singleParentCreditOf(paid: Paid, card: TaxCard): Money | null {
  const single = card.rules?.singleParent;
  if (!single) return null;
  const { taxable, deductions } = yearBeforeTax(wholeYear(paid, card.law), card);
  const all = [...deductions, card.law.specialExpensesLumpSum];
  const income = taxableIncome([taxable], all, card.taxLaw.year.incomeRounding);
  const terms = constantThroughYear(law.singleParentCredit, card.payMonth);
  return singleParentCredit(income, single.support, terms);
}

import { constantThroughYear } from '../law-in-force/sourced.ts';
import { law } from '../law/law.ts';
import { plus } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { childBonus } from '../rules/child-bonus.ts';
import { taxableIncome } from '../rules/income-tax.ts';
import {
  annualMinimumWageCredit,
  minimumWageCredit,
  minimumWageCreditChange,
} from '../rules/minimum-wage-credit.ts';
import { overtimeCredit } from '../rules/overtime-credit.ts';
import { paidHours } from '../rules/part-time.ts';
import { singleParentCredit, singleParentCreditOfMonth } from '../rules/single-parent-credit.ts';
import { creditsOfPayslip, creditsOfPayslips } from '../rules/tax-credits.ts';
import { wholeYear } from './bases.ts';
import { yearBeforeTax } from './contributions.ts';
import type { Paid } from './paid.ts';
import type { TaxCard } from './tax-card.ts';

/** The tax credits of a payslip. */
export function creditsOfMonth(paid: Paid, card: TaxCard): Money {
  const ofParent = singleParentCreditOf(paid, card);
  const more = ofParent ? [singleParentCreditOfMonth(ofParent)] : [];
  const minimumWage = minimumWageCreditOf(paid, paid.month.allPay, card);
  return creditsOfPayslip(paid.month.credits, minimumWage, card.law, more);
}

/** The tax credits of a calendar year. */
export function creditsOfYear(paid: Paid, card: TaxCard): Money {
  const ofMonth = minimumWageCreditOf(paid, paid.month.allPay, card);
  const change = minimumWageCreditChangeOf(paid, card);
  const { sources } = card.law.minimumWageCredit;
  const minimumWage = ofMonth || change ? annualMinimumWageCredit(ofMonth, change, sources) : null;
  const more = [overtimeCreditOf(paid, card), singleParentCreditOf(paid, card)];
  const granted = more.filter((each) => each !== null);
  return creditsOfPayslips(paid.month.credits, minimumWage, card.law, granted);
}

/** The credit for low pay (CISSM) of the month. */
function minimumWageCreditOf(
  { overtimeHours }: Paid,
  allPay: Money,
  { law: { minimumWageCredit: terms, partTime } }: TaxCard,
): Money | null {
  return minimumWageCredit(allPay, terms, paidHours(partTime, overtimeHours));
}

/** By how much this credit changes in the month of one-off pay; `null` for no change. */
export function minimumWageCreditChangeOf(paid: Paid, card: TaxCard): Money | null {
  const { month, once } = paid;
  const { value: notCounted, sources } = card.law.minimumWageCreditOneOffPay;
  if (!once || once.allPay.amount <= notCounted) return null;
  const both = step('payWithOneOffPay', plus(quoted('allPay', month.allPay), once.allPay));
  const ofMonth = minimumWageCreditOf(paid, month.allPay, card);
  const withOnce = minimumWageCreditOf(paid, both, card);
  if (ofMonth?.amount === withOnce?.amount) return null;
  return minimumWageCreditChange(ofMonth, withOnce, both, sources);
}

/** The credit of a year for overtime that another state taxes. */
function overtimeCreditOf({ year }: Paid, { rules, payMonth }: TaxCard): Money | null {
  const { overtimePay } = year.elements;
  if (rules?.isOvertimeTaxedAbroad !== true || overtimePay === undefined) return null;
  return overtimeCredit(overtimePay, constantThroughYear(law.overtimeCredit, payMonth));
}

/** The credit of a year for a single parent. */
function singleParentCreditOf(paid: Paid, card: TaxCard): Money | null {
  const single = card.rules?.singleParent;
  if (!single) return null;
  const terms = constantThroughYear(law.singleParentCredit, card.payMonth);
  return singleParentCredit(adjustedIncomeOf(paid, card), single.support, terms);
}

/** The tax bonus of a year for children who live in turn with both parents; `null` where there is none. */
export function childBonusOf(paid: Paid, card: TaxCard): Money | null {
  const children = card.rules?.childrenInTurn ?? null;
  if (children === null) return null;
  const terms = constantThroughYear(law.childBonus, card.payMonth);
  return childBonus(adjustedIncomeOf(paid, card), children, terms);
}

/** The adjusted taxable income of the year (revenu imposable ajusté). */
function adjustedIncomeOf(paid: Paid, card: TaxCard): Money {
  const { taxable, deductions } = yearBeforeTax(wholeYear(paid, card.law), card);
  const all = [...deductions, card.law.specialExpensesLumpSum];
  return taxableIncome([taxable], all, card.taxLaw.year.incomeRounding);
}

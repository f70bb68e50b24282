import { constantThroughYear } from '../law-in-force/sourced.ts';
import * as law from '../law/every-law.ts';
import { plus } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { paidHours } from '../rules/pay/part-time.ts';
import { childBonus } from '../rules/tax/credits/child-bonus.ts';
import {
  annualMinimumWageCredit,
  minimumWageCredit,
  minimumWageCreditChange,
} from '../rules/tax/credits/minimum-wage-credit.ts';
import { overtimeCredit } from '../rules/tax/credits/overtime-credit.ts';
import {
  singleParentCredit,
  singleParentCreditOfMonth,
} from '../rules/tax/credits/single-parent-credit.ts';
import { creditsOfPayslip, creditsOfPayslips } from '../rules/tax/credits/tax-credits.ts';
import { taxableIncome } from '../rules/tax/tariff/income-tax.ts';
import { yearBeforeTax } from './contributions.ts';
import type { Employee } from './employee.ts';

/** The tax credits of a payslip, one by one. */
export function creditsOfMonth(employee: Employee): readonly Money[] {
  const { month } = employee;
  const parentCredit = singleParentCreditOf(employee);
  const more = parentCredit ? [singleParentCreditOfMonth(parentCredit)] : [];
  const minimumWage = minimumWageCreditOf(employee, month.allPay);
  return creditsOfPayslip(month.credits, minimumWage, employee.payLaw, more);
}

/** The tax credits of a calendar year. */
export function creditsOfYear(employee: Employee): Money {
  const { month } = employee;
  const creditOfMonth = minimumWageCreditOf(employee, month.allPay);
  const change = minimumWageCreditChangeOf(employee);
  const { sources } = employee.payLaw.minimumWageCredit;
  const minimumWage =
    creditOfMonth || change ? annualMinimumWageCredit(creditOfMonth, change, sources) : null;
  const more = [overtimeCreditOf(employee), singleParentCreditOf(employee)];
  const granted = more.filter((each) => each !== null);
  return creditsOfPayslips(month.credits, minimumWage, employee.payLaw, granted);
}

/** The credit for low pay (CISSM) of the month. */
function minimumWageCreditOf(employee: Employee, allPay: Money): Money | null {
  const { minimumWageCredit: figures, partTime } = employee.payLaw;
  return minimumWageCredit(allPay, figures, paidHours(partTime, employee.overtimeHours));
}

/** By how much the credit for low pay changes in the month of one-off pay; `null` for no change. */
export function minimumWageCreditChangeOf(employee: Employee): Money | null {
  const { month, oneOff } = employee;
  const { value: notCounted, sources } = employee.payLaw.minimumWageCreditOneOffPay;
  if (!oneOff || oneOff.allPay.amount <= notCounted) return null;
  const both = step('payWithOneOffPay', plus(quoted('allPay', month.allPay), oneOff.allPay));
  const creditOfMonth = minimumWageCreditOf(employee, month.allPay);
  const creditWithOneOffPay = minimumWageCreditOf(employee, both);
  if (creditOfMonth?.amount === creditWithOneOffPay?.amount) return null;
  return minimumWageCreditChange(creditOfMonth, creditWithOneOffPay, both, sources);
}

/** The credit of a year for overtime that another state taxes. */
function overtimeCreditOf({ year, rules, payMonth }: Employee): Money | null {
  const { overtimePay } = year.elements;
  if (rules?.isOvertimeTaxedAbroad !== true || overtimePay === undefined) return null;
  return overtimeCredit(overtimePay, constantThroughYear(law.overtimeCredit, payMonth));
}

/** The credit for single parents (CIM) of a year of twelve equal months; `null` where it is not asked for. */
export function singleParentCreditOf(employee: Employee): Money | null {
  const single = employee.rules?.singleParent;
  if (!single) return null;
  const figures = constantThroughYear(law.singleParentCredit, employee.payMonth);
  return singleParentCredit(adjustedIncomeOf(employee), single.support, figures);
}

/** The tax bonus of a year for children who live in turn with both parents; `null` where there is none. */
export function childBonusOf(employee: Employee): Money | null {
  const children = employee.rules?.childrenInTurn;
  if (!children) return null;
  const figures = constantThroughYear(law.childBonus, employee.payMonth);
  return childBonus(adjustedIncomeOf(employee), children, figures);
}

/** The adjusted taxable income of the year (revenu imposable ajusté). */
function adjustedIncomeOf(employee: Employee): Money {
  const { taxable, deductions } = yearBeforeTax(employee);
  const all = [...deductions, employee.payLaw.specialExpensesLumpSum];
  return taxableIncome([taxable], all, employee.taxLaw.year.incomeRounding);
}

import type { EmployeeLaw } from '../law-in-force/pay/salary-law.ts';
import { constantThroughYear, part as partOf } from '../law-in-force/sourced.ts';
import * as law from '../law/every-law.ts';
import type { TaxClass } from '../law/tax/tax-classes.ts';
import { flooredAtZero, max, minus, over, plus, times } from '../quantity/arithmetic.ts';
import { sourcedShare, step } from '../quantity/names.ts';
import type { Measure, Money, Share } from '../quantity/quantity.ts';
import { downToTenCents, toNearestCent } from '../quantity/rounding.ts';
import type { CoupleWithholdingLaw } from '../rules/couples/couple-withholding.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import type { Employee } from './employee.ts';
import { slipBeforeTax, slipOfPay, type Slip } from './slips.ts';

/** The flat rate of an additional card in a class. */
export function cardRate({ payMonth }: Pick<Employee, 'payMonth'>, taxClass: TaxClass): Share {
  const rates = constantThroughYear(law.secondCardRates, payMonth);
  return sourcedShare('secondCardRate', partOf(rates, taxClass));
}

/**
 * The tax of an additional card: a flat rate on the pay after contributions and allowances, down to ten cents and
 * without a surcharge.
 *
 * @param allowance of this card; `null` for none
 */
export function additionalCardTax(
  pay: Money,
  deductions: readonly Money[],
  rate: Share,
  allowance: Money | null = null,
): Money {
  const deducted = allowance ? [...deductions, allowance] : deductions;
  return flatTax('taxBeforeCredits', pay, deducted, rate);
}

/** The tax without a card: by the tables of class 1, but at least at a flat rate. RGD of 8 July 2002, art. 1, al. 2. */
export function taxWithoutCard(
  taxByTable: Money,
  pay: Money,
  deductions: readonly Money[],
  rate: Share,
): Money {
  const least = flatTax('leastTaxWithoutCard', pay, deductions, rate);
  return step('taxBeforeCredits', max(taxByTable, least));
}

function flatTax(
  id: 'taxBeforeCredits' | 'leastTaxWithoutCard',
  pay: Money,
  deducted: readonly Money[],
  rate: Share,
): Money {
  const income = step('additionalCardIncome', flooredAtZero(minus(pay, ...deducted)));
  return step(id, times(income, rate), downToTenCents);
}

/** A month's payslip of an additional card. @param allowance of this card; `null` for none */
export function additionalSlip(
  employee: Employee,
  rate: Share,
  allowance: Money | null,
  credits: readonly Money[],
): Slip {
  const { month } = employee;
  const { lines, deducted } = slipBeforeTax(employee);
  const tax = additionalCardTax(month.taxable, deducted, rate, allowance);
  return slipOfPay(month, lines, tax, credits);
}

/**
 * The allowance (AC, abattement conjoint) on the additional card of a spouse: a twelfth of both lump sums and of the two-earner
 * allowance, or its part of the days of a part of a month.
 */
export function spouseAllowance(
  { employeeLumpSum, specialExpensesLumpSum }: EmployeeLaw,
  { twoEarnerAllowance }: CoupleWithholdingLaw,
  part: { readonly days: Measure<'days'>; readonly daysInYear: Measure<'days'> } | null = null,
): Money {
  const allowanceOfYear = plus(employeeLumpSum, specialExpensesLumpSum, twoEarnerAllowance);
  const allowanceOfPeriod = part
    ? over(times(allowanceOfYear, part.days), part.daysInYear)
    : over(allowanceOfYear, twelveMonths);
  return step('additionalCardAllowance', allowanceOfPeriod, toNearestCent);
}

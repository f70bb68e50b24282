import { monthsInYear } from '../dated/month.ts';
import { fromEuros, sum, timesWhole, toEuros } from '../money/cents.ts';
import { divide, exact, multiply, timesInteger } from '../money/exact.ts';
import { addRates, percentOf, wholeRate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import type { SalaryPeriod } from '../rules/pay/gross-salary.ts';

/** A salary and its bonus in euros, as entered. */
interface EnteredSalary {
  readonly grossSalary: number;
  readonly salaryPeriod: SalaryPeriod;
  readonly increasePercent: number | null;
  readonly paymentsPerYear: number;
  readonly bonus: number | null;
}

/**
 * A salary that is paid 13 or 14 times a year, as twelve months and a bonus, in euros. A salary of a year holds all payments, one
 * of a month is each of them; a raise raises the 13th month, too.
 */
export function inTwelveMonths({
  grossSalary,
  salaryPeriod,
  increasePercent,
  paymentsPerYear,
  bonus,
}: EnteredSalary): { readonly grossSalary: number; readonly bonus: number | null } {
  const furtherPayments = paymentsPerYear - monthsInYear;
  if (furtherPayments === 0) return { grossSalary, bonus };
  const isMonthly = salaryPeriod === 'monthly';
  const entered = fromEuros(grossSalary);
  const payment = isMonthly ? exact(entered) : divide(entered, paymentsPerYear);
  const increaseFactor = addRates(wholeRate, percentOf(increasePercent ?? 0));
  const raised = toNearestCent(multiply(payment, increaseFactor));
  return {
    grossSalary: isMonthly
      ? grossSalary
      : toEuros(toNearestCent(timesInteger(payment, monthsInYear))),
    bonus: toEuros(sum(fromEuros(bonus ?? 0), timesWhole(raised, furtherPayments))),
  };
}

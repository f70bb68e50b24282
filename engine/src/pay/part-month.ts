import { partMonthLaw } from '../law-in-force/pay/part-month-law.ts';
import { over, times } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Measure, Money, Share } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { longTermCareBase, monthlyIncome } from '../rules/pay/contributions.ts';
import {
  abatementOfPartMonth,
  deductionOfDays,
  hoursOfPartMonth,
  partMonthWithholding,
  type PartMonthLaw,
} from '../rules/pay/part-month.ts';
import { minimumWageCredit } from '../rules/tax/credits/minimum-wage-credit.ts';
import { creditsOfPartMonth } from '../rules/tax/credits/tax-credits.ts';
import { oneMonth } from '../rules/twelfths.ts';
import { additionalCardTax } from './additional-card.ts';
import { basesOfMonth, periodBeforeTax } from './contributions.ts';
import { singleParentCreditOf } from './credits.ts';
import type { Employee } from './employee.ts';
import { lumpSumsOf, slipOfPay, type Slip } from './slips.ts';

/** What the additional card of a part of a month takes and grants. */
interface PartOfAdditionalCard {
  readonly rate: Share;
  /** `null` for none. */
  readonly allowance: Money | null;
  readonly hasCredits: boolean;
}

/** An employee whose job does not last for a whole month. */
interface PartMonthEmployee {
  /** With the pay of the part of the month. */
  readonly employee: Employee;
  /** The same with the pay of a whole month. */
  readonly employeeOfWholeMonth: Employee;
}

/**
 * The payslip of a month that a job does not last to its ends, by days without Sundays: contributions on the pay of the month,
 * tax and credits by the day. RGD of 20 December 2024 (Mémorial A 590), art. 3 and 4.
 *
 * @param card `null` for the main card
 */
export function partMonthSlip(
  { employee, employeeOfWholeMonth }: PartMonthEmployee,
  days: Measure<'days'>,
  card: PartOfAdditionalCard | null,
): Slip {
  const { taxLaw, month } = employee;
  const { lines, deducted, credits } = partMonthBeforeTax({ employee, employeeOfWholeMonth }, days);
  if (card === null) {
    const taken = { deductions: deducted, lumpSums: lumpSumsOf(employee) };
    const tax = partMonthWithholding(month.taxable, taken, days, taxLaw);
    return slipOfPay(month, lines, tax, credits);
  }
  const tax = additionalCardTax(month.taxable, deducted, card.rate, card.allowance);
  return slipOfPay(month, lines, tax, card.hasCredits ? credits : []);
}

/** The lines of such a payslip before tax, what lowers the taxable pay, and the credits one by one. */
export function partMonthBeforeTax(
  { employee, employeeOfWholeMonth }: PartMonthEmployee,
  days: Measure<'days'>,
) {
  const { payLaw, month, payMonth } = employee;
  const lawOfDays = partMonthLaw(payMonth);
  const hours = hoursOfPartMonth(days, payLaw.partTime, lawOfDays);
  const abatement = abatementOfPartMonth(hours, lawOfDays);
  const longTermCare = longTermCareBase(monthlyIncome(month.care, oneMonth), abatement);
  const bases = { ...basesOfMonth(month, payLaw), longTermCare };
  const { lines, deductible } = periodBeforeTax(month, bases, payLaw);
  const deducted = [
    ...deductible,
    ...employee.deductions.map((yearly) => deductionOfDays(yearly, days, lawOfDays)),
  ];
  const wageCredit = minimumWageCredit(month.allPay, payLaw.minimumWageCredit, hours);
  const parentCredit = singleParentCreditOfDays(employeeOfWholeMonth, days, lawOfDays);
  const { daysInYear } = lawOfDays;
  const credits = creditsOfPartMonth(
    month.credits,
    { days, daysInYear },
    wageCredit,
    payLaw,
    parentCredit,
  );
  return { lines, deducted, credits };
}

/** The part of the credit for single parents (CIM) that the tax card grants for these days. */
function singleParentCreditOfDays(
  employeeOfWholeMonth: Employee,
  days: Measure<'days'>,
  { daysInYear }: PartMonthLaw,
): readonly Money[] {
  const creditOfYear = singleParentCreditOf(employeeOfWholeMonth);
  if (creditOfYear === null) return [];
  const creditOfDays = over(
    times(quoted('singleParentCreditOfYear', creditOfYear), days),
    daysInYear,
  );
  return [step('singleParentCredit', creditOfDays, toNearestCent)];
}

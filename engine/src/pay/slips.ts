import type { Money } from '../quantity/quantity.ts';
import { breakdown, type Breakdown, type LinesBeforeTax } from '../rules/pay/breakdown.ts';
import { assessedAlone, type EarnerYear } from '../rules/pay/earner-year.ts';
import { totalCredits } from '../rules/tax/credits/tax-credits.ts';
import { monthlyDeduction } from '../rules/tax/deductions/deductions.ts';
import { withholding } from '../rules/tax/tariff/withholding.ts';
import { monthBeforeTax, yearBeforeTax } from './contributions.ts';
import { childBonusOf, creditsOfMonth, creditsOfYear } from './credits.ts';
import type { Employee } from './employee.ts';
import type { PeriodPay } from './period-pay.ts';

/** The breakdown of one payslip. */
export interface Slip extends Breakdown {
  /** The tax credits one by one. */
  readonly credits: readonly Money[];
}

/** A month's payslip of an employee: contributions, withholding by the monthly scale, credits, net. */
export function monthSlip(employee: Employee): Slip {
  const { taxLaw, month } = employee;
  const { lines, deducted } = slipBeforeTax(employee);
  const taken = { deductions: deducted, lumpSums: lumpSumsOf(employee) };
  const tax = withholding(month.taxable, taken, taxLaw, taxLaw.month);
  return slipOfPay(month, lines, tax, creditsOfMonth(employee));
}

/**
 * The breakdown of a payslip.
 *
 * @param pay what the payslip names beside the lines, and what of it is not paid out
 */
export function slipOfPay(
  pay: Pick<PeriodPay, 'shown' | 'takenOff'>,
  lines: LinesBeforeTax,
  taxBeforeCredits: Money,
  credits: readonly Money[],
): Slip {
  const taxCredits = totalCredits(credits);
  const slip = breakdown(lines, taxBeforeCredits, taxCredits, pay.shown, pay.takenOff);
  return Object.assign(slip, { credits });
}

/** The lines of a month's payslip before tax, and what lowers the taxable pay: contributions and the tax card's deductions. */
export function slipBeforeTax(employee: Employee) {
  const { lines, deductible } = monthBeforeTax(employee);
  return { lines, deducted: [...deductible, ...employee.deductions.map(monthlyDeduction)] };
}

/** The annual lump sums, which are worked into the scales of payslips. */
export function lumpSumsOf({ payLaw }: Employee): readonly Money[] {
  return [payLaw.employeeLumpSum, payLaw.specialExpensesLumpSum];
}

/**
 * An employee's calendar year of twelve equal months and of what is paid once, settled by the annual assessment: contributions
 * on the sum of the months' bases, the annual tariff, the year's credits.
 */
export function yearSlip(employee: Employee): Breakdown {
  return assessedAlone(
    earnerYear(employee),
    employee.payLaw.specialExpensesLumpSum,
    employee.taxLaw,
  );
}

/** An employee's calendar year before tax: pay, contributions, deductions and credits. */
export function earnerYear(employee: Employee): EarnerYear {
  return {
    ...yearBeforeTax(employee),
    credits: creditsOfYear(employee),
    childBonus: childBonusOf(employee),
  };
}

import type { Money } from '../quantity/quantity.ts';
import { slipOfPay, type Breakdown, type Slip } from '../rules/pay/breakdown.ts';
import { assessedAlone, type EarnerYear } from '../rules/pay/earner-year.ts';
import { monthlyDeduction } from '../rules/tax/deductions.ts';
import { withholding } from '../rules/tax/withholding.ts';
import { monthBeforeTax, yearBeforeTax } from './contributions.ts';
import { childBonusOf, creditsOfMonth, creditsOfYear } from './credits.ts';
import type { Employee } from './employee.ts';

/** A month's payslip of an employee: contributions, withholding by the monthly scale, credits, net. */
export function monthSlip(employee: Employee): Slip {
  const { taxLaw, month } = employee;
  const { lines, deducted } = slipBeforeTax(employee);
  const tax = withholding(month.taxable, deducted, lumpSumsOf(employee), taxLaw, taxLaw.month);
  return slipOfPay(month, lines, tax, creditsOfMonth(employee));
}

/** The lines of a month's payslip before tax, and what lowers the taxable pay: contributions and the tax card's deductions. */
export function slipBeforeTax(employee: Employee) {
  const { lines, deductible } = monthBeforeTax(employee);
  return { lines, deducted: [...deductible, ...employee.deductions.map(monthlyDeduction)] };
}

/** The annual lump sums, which are worked into the scales of payslips. */
export function lumpSumsOf({ figures }: Employee): readonly Money[] {
  return [figures.employeeLumpSum, figures.specialExpensesLumpSum];
}

/**
 * An employee's calendar year of twelve equal months and of what is paid once, settled by the annual assessment: contributions
 * on the sum of the months' bases, the annual tariff, the year's credits.
 */
export function yearSlip(employee: Employee): Breakdown {
  return assessedAlone(
    earnerYear(employee),
    employee.figures.specialExpensesLumpSum,
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

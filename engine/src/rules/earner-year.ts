import type { Money } from '../quantity/quantity.ts';
import { breakdown, type Breakdown, type LinesBeforeTax } from './breakdown.ts';
import { annualTax, type IncomeTaxLaw } from './income-tax.ts';

/** One person's calendar year of work before any tax: whoever assesses it, alone or with a spouse, starts here. */
export interface EarnerYear {
  readonly lines: LinesBeforeTax;
  /** What lowers this person's own taxable income, special expenses apart. */
  readonly deductions: readonly Money[];
  readonly credits: Money;
}

/** The year of somebody who is assessed alone. */
export function assessedAlone(
  earner: EarnerYear,
  specialExpenses: Money,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  const deductions = [...earner.deductions, specialExpenses];
  return withTax(earner, annualTax([earner.lines.grossSalary], deductions, taxLaw));
}

/** Closes a person's year with the tax that falls on it. */
export function withTax({ lines, credits }: EarnerYear, taxBeforeCredits: Money): Breakdown {
  return breakdown(lines, taxBeforeCredits, credits);
}

import type { AmountWithSteps, Explainable, Explained } from '../explanation/explained.ts';
import { breakdown, type Breakdown, type BreakdownLines } from './breakdown.ts';
import type { Deduction } from './deductions.ts';
import { annualTax, type IncomeTaxLaw } from './income-tax.ts';

/** One person's calendar year of work before any tax: whoever assesses it, alone or with a spouse, starts here. */
export interface EarnerYear {
  readonly lines: Omit<BreakdownLines, 'taxBeforeCredits' | 'taxCredits'>;
  /** What lowers this person's own taxable income, special expenses apart. */
  readonly deductions: readonly Deduction[];
  /** Contributions and deductions, in order. */
  readonly steps: readonly Explainable[];
  readonly credits: Explained;
  readonly creditSteps: readonly Explainable[];
}

/** The year of somebody who is assessed alone. */
export function assessedAlone(
  earner: EarnerYear,
  specialExpenses: Deduction,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  const deductions = [...earner.deductions, specialExpenses];
  return withTax(earner, annualTax(earner.lines.grossSalary, deductions, taxLaw));
}

/** Closes a person's year with the tax that falls on it. */
export function withTax(earner: EarnerYear, tax: AmountWithSteps): Breakdown {
  const { lines, steps, credits, creditSteps } = earner;
  return breakdown(
    {
      grossSalary: lines.grossSalary,
      pensionContributions: lines.pensionContributions,
      illnessContributions: lines.illnessContributions,
      illnessCashContributions: lines.illnessCashContributions,
      longTermCareInsurance: lines.longTermCareInsurance,
      accidentInsurance: lines.accidentInsurance,
      taxBeforeCredits: tax.amount,
      taxCredits: credits.amount,
    },
    [...steps, ...tax.steps, ...creditSteps, credits],
  );
}

import type { Money } from '../../quantity/quantity.ts';
import { withChildBonus } from '../tax/credits/child-bonus.ts';
import { annualTax, type IncomeTaxLaw } from '../tax/tariff/income-tax.ts';
import { breakdown, type Breakdown, type LinesBeforeTax, type PayslipLines } from './breakdown.ts';

/** One person's calendar year before tax. Single and joint assessments both start from it. */
export interface EarnerYear {
  readonly lines: LinesBeforeTax;
  /** Income before deductions. */
  readonly taxable: Money;
  /** Deductions from this person's taxable income, without special expenses. */
  readonly deductions: readonly Money[];
  readonly credits: Money;
  /** A further credit, which is granted up to the tax. */
  readonly childBonus?: Money | null | undefined;
  /** The continued-work allowance (AMVP), which comes after all other deductions. L.I.R. art. 129g. */
  readonly allowance?: Money | null | undefined;
  /** True for income without compulsory insurance: it has no credits and no allowance for two incomes. */
  readonly isUninsured?: boolean;
  readonly shown?: PayslipLines | undefined;
  /** The parts of the pay that are not paid out. */
  readonly takenOff?: readonly Money[] | undefined;
}

/** The year of a person who is assessed alone. */
export function assessedAlone(
  earner: EarnerYear,
  specialExpenses: Money,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  const deductions = [...earner.deductions, specialExpenses];
  if (earner.allowance) deductions.push(earner.allowance);
  return withTax(earner, annualTax([earner.taxable], deductions, taxLaw));
}

/** A person's year with its tax. */
export function withTax(
  { lines, credits, childBonus, shown, takenOff }: EarnerYear,
  taxBeforeCredits: Money,
): Breakdown {
  const all = childBonus ? withChildBonus(credits, childBonus, taxBeforeCredits) : credits;
  return breakdown(lines, taxBeforeCredits, all, shown, takenOff);
}

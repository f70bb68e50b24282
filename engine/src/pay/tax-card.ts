import type { Month } from '../dated/month.ts';
import { incomeTaxLaw } from '../law-in-force/income-tax-law.ts';
import { employeeLaw, type EmployeeLaw } from '../law-in-force/salary-law.ts';
import { yearlyAmount } from '../law-in-force/sourced.ts';
import type { Money } from '../quantity/quantity.ts';
import { supplementaryPensionDeduction, travelAllowance } from '../rules/deductions.ts';
import type { IncomeTaxLaw } from '../rules/income-tax.ts';
import type { PersonTerms, SpecialRules } from './person.ts';

/** What makes slips of an employee's pay: the law of a month, and what the tax card says of the person. */
export interface TaxCard {
  readonly payMonth: Month;
  readonly law: EmployeeLaw;
  readonly taxLaw: IncomeTaxLaw;
  /** Of the year, in addition to contributions and lump sums. */
  readonly deductions: readonly Money[];
  readonly rules?: SpecialRules | undefined;
}

/** The tax card of an employee in a month. */
export function taxCard(terms: PersonTerms, payMonth: Month): TaxCard {
  const { taxClass, weeklyHours, travel, supplementaryPension, rules } = terms;
  const law = employeeLaw(payMonth, weeklyHours);
  return {
    payMonth,
    law,
    taxLaw: incomeTaxLaw(payMonth, taxClass),
    deductions: [
      travelAllowance(travel, law.travelAllowance),
      supplementaryPensionDeduction(supplementaryPension, law.supplementaryPensionMaximum),
      workingOnAllowance(rules, payMonth),
    ].filter((each) => each !== null),
    rules,
  };
}

/** The allowance for working on, which the self-employed have, too, and no other special rule. */
export const workingOnOnly: SpecialRules = {
  worksOn: true,
  isOvertimeTaxedAbroad: false,
  singleParent: null,
  childrenInTurn: null,
};

/** The allowance of the tax card for those who work on, where the law of the month has one. */
export function workingOnAllowance(rules: SpecialRules | undefined, payMonth: Month): Money | null {
  if (rules?.worksOn !== true) return null;
  const allowance = yearlyAmount('workingOnAllowance', payMonth);
  return allowance.amount === 0 ? null : allowance;
}

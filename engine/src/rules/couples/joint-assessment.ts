import { subtractCents } from '../../money/cents.ts';
import { flooredAtZero, minus, plus } from '../../quantity/arithmetic.ts';
import { quoted, step } from '../../quantity/names.ts';
import { decidedBy } from '../../quantity/notes.ts';
import { inProportion } from '../../quantity/proportion.ts';
import type { Money } from '../../quantity/quantity.ts';
import { sharedAs, sharedToTheCent, type CentRounding } from '../../quantity/rounding.ts';
import type { Breakdown } from '../pay/breakdown.ts';
import { withTax, type EarnerYear } from '../pay/earner-year.ts';
import { annualTax, type IncomeTaxLaw } from '../tax/tariff/income-tax.ts';
import {
  cappedWorkingOnAllowance,
  lowerIncome,
  lumpSumOfTwo,
  twoEarnerAllowance,
  type LumpSumLaw,
} from './couple-deductions.ts';

/** Deductions from a couple's joint income. */
export interface CoupleLaw extends LumpSumLaw {
  readonly twoEarnerAllowance: Money;
}

/** A couple's year: each person's breakdown with a share of the joint tax, and the joint tax. */
interface JointYear {
  readonly first: Breakdown;
  readonly second: Breakdown | null;
  /** Its explanation starts from both taxable incomes, or from a single earner's gross salary. */
  readonly jointTax: Money;
}

/** One person of the couple. */
export interface Spouse {
  readonly year: EarnerYear;
  readonly isEmployee: boolean;
}

/** Two persons who are taxed together, and the taxable income of each. */
export interface Couple {
  readonly first: Spouse;
  readonly second: Spouse;
  readonly ownOfFirst: Money;
  readonly ownOfSecond: Money;
}

/**
 * A couple's joint assessment in class 2: both taxable incomes minus the lump sum for special expenses (twice for two
 * employees) and minus the two-earner allowance. Each person bears the tax in proportion to the taxable income. The second
 * person's share is the rest, so that the sum is exact. L.I.R. art. 3, 113, 121, 129b.
 */
export function jointYear(
  first: Spouse,
  second: Spouse | null,
  law: CoupleLaw,
  taxLaw: IncomeTaxLaw,
): JointYear {
  if (second === null) return jointYearOfOne(first, law, taxLaw);
  const ownOfFirst = ownIncomeOf(first.year);
  const ownOfSecond = ownIncomeOf(second.year);
  const jointTax = jointTaxOf({ first, second, ownOfFirst, ownOfSecond }, law, taxLaw);
  const both = step(
    'bothTaxableIncomes',
    plus(quoted('incomeOfFirstPerson', ownOfFirst), quoted('incomeOfSecondPerson', ownOfSecond)),
  );
  const borne = (own: Money, rounding: CentRounding): Money =>
    both.amount === 0
      ? step('taxBeforeCredits', decidedBy(jointTax, own, both), rounding)
      : step('taxBeforeCredits', inProportion(jointTax, own, both), rounding);
  const share = borne(ownOfFirst, sharedToTheCent);
  const rest = borne(ownOfSecond, sharedAs(subtractCents(jointTax.amount, share.amount)));
  return { first: withTax(first.year, share), second: withTax(second.year, rest), jointTax };
}

function jointYearOfOne(first: Spouse, law: CoupleLaw, taxLaw: IncomeTaxLaw): JointYear {
  const own = ownIncomeOf(first.year);
  const lumpSum = [law.specialExpensesLumpSum];
  const deductions = [...lumpSum, ...workingOnAllowanceOf(first, own, lumpSum)];
  return {
    first: withTax(first.year, annualTax([own], deductions, taxLaw)),
    second: null,
    jointTax: annualTax([own], deductions, taxLaw, 'jointTaxBeforeCredits'),
  };
}

/** The class-2 tax of two persons on their taxable incomes. @param expenses special expenses of both; `null` for the lump sum */
export function jointTaxOf(
  couple: Couple,
  law: CoupleLaw,
  taxLaw: IncomeTaxLaw,
  expenses: Money | null = null,
): Money {
  const { expenses: counted, allowances } = jointDeductions(couple, law, expenses);
  return annualTax(
    [
      quoted('incomeOfFirstPerson', couple.ownOfFirst),
      quoted('incomeOfSecondPerson', couple.ownOfSecond),
    ],
    [counted, ...allowances],
    taxLaw,
    'jointTaxBeforeCredits',
  );
}

/** A person's income minus contributions, lump sum and allowances. The couple's joint deductions come later. */
export function ownTaxableIncome(gross: Money, deductions: readonly Money[]): Money {
  return step('ownTaxableIncome', flooredAtZero(minus(gross, ...deductions)));
}

function ownIncomeOf({ taxable, deductions }: EarnerYear): Money {
  return ownTaxableIncome(taxable, deductions);
}

/** What is deducted from the incomes of a couple: special expenses or their lump sum, and the allowances after them. */
interface JointDeductions {
  readonly expenses: Money;
  readonly allowances: readonly Money[];
}

/**
 * The couple's deductions: the lump sum for special expenses (twice for two employees), the two-earner allowance where both
 * incomes bear compulsory insurance, and each person's continued-work allowance.
 */
export function jointDeductions(
  couple: Couple,
  law: CoupleLaw,
  expenses: Money | null = null,
): JointDeductions {
  const { first, second, ownOfFirst, ownOfSecond } = couple;
  const lower = lowerIncome(ownOfFirst, ownOfSecond);
  const allowanceOfTwo = twoEarnerAllowanceOf(couple, law.twoEarnerAllowance, lower, law);
  const others = [law.specialExpensesLumpSum, ...allowanceOfTwo];
  return {
    expenses: expenses ?? lumpSumOfCouple(couple, law),
    allowances: [
      ...allowanceOfTwo,
      ...workingOnAllowanceOf(first, ownOfFirst, others),
      ...workingOnAllowanceOf(second, ownOfSecond, others),
    ],
  };
}

/** The lump sum for special expenses of a couple. */
export function lumpSumOfCouple(
  { first, second, ownOfFirst, ownOfSecond }: Couple,
  law: LumpSumLaw,
): Money {
  const areEmployees = first.isEmployee && second.isEmployee;
  return lumpSumOfTwo(areEmployees, lowerIncome(ownOfFirst, ownOfSecond), law);
}

/** The allowance for two incomes of a couple. */
export function twoEarnerAllowanceOf(
  { first, second }: Couple,
  allowance: Money,
  lower: Money,
  law: LumpSumLaw,
): readonly Money[] {
  const areInsured = !first.year.isUninsured && !second.year.isUninsured;
  return twoEarnerAllowance(areInsured, allowance, lower, law);
}

/** A person's continued-work allowance, if there is one. */
export function workingOnAllowanceOf(
  { year: { allowance } }: Spouse,
  own: Money,
  others: readonly Money[],
): readonly Money[] {
  return allowance ? [cappedWorkingOnAllowance(allowance, own, others)] : [];
}

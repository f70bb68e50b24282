import { flooredAtZero, minus, over, plus, sumOf, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money, Share } from '../quantity/quantity.ts';
import { downToTenCents, toNearestCent, wholeCents } from '../quantity/rounding.ts';
import { breakdown, type Breakdown } from './breakdown.ts';
import { sumOfBoth } from './couple-month.ts';
import { monthBeforeTax } from './employee-contributions.ts';
import type { EmployeeLaw } from './employee-law.ts';
import { creditsOfMonth, deductionsOfMonth, employeeMonth } from './employee-month.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import { salaryOnly } from './period-pay.ts';
import { twelveMonths } from './twelfths.ts';

const { step, quoted } = salaryNames;

/** Figures of the law for the withholding of a couple in class 2. */
export interface CoupleWithholdingLaw {
  readonly twoEarnerAllowance: Money;
  /** Flat rate on the lower pay. */
  readonly secondCardRate: Share;
}

/** An employee of the couple; a self-employed person has no payslip and no withholding. */
export interface EmployedSpouse {
  readonly monthlyGross: Money;
  /** Of the year, beside contributions and lump sums. */
  readonly deductions: readonly Money[];
  /** The CISSM of the month, if there is one. */
  readonly minimumWageCredit: Money | null;
  readonly law: EmployeeLaw;
}

/** The payslips of a month, with the tax that they withhold; `null` where there is none. */
export interface CoupleWithholding {
  readonly first: Breakdown | null;
  readonly second: Breakdown | null;
}

/**
 * The withholding of a couple's payslips: the higher pay, or the only one, by the class-2 scale; the lower pay of two
 * employees at a flat rate on its additional card. The two-earner allowance is on the additional card only.
 */
export function coupleWithholding(
  first: EmployedSpouse | null,
  second: EmployedSpouse | null,
  couple: CoupleWithholdingLaw,
  taxLaw: IncomeTaxLaw,
): CoupleWithholding {
  const firstIsMain =
    !second || (first !== null && first.monthlyGross.amount >= second.monthlyGross.amount);
  return {
    first: first && (firstIsMain ? onMainCard(first, taxLaw) : onAdditionalCard(first, couple)),
    second: second && (firstIsMain ? onAdditionalCard(second, couple) : onMainCard(second, taxLaw)),
  };
}

function onMainCard(
  { monthlyGross, deductions, minimumWageCredit, law }: EmployedSpouse,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  return employeeMonth(salaryOnly(monthlyGross), deductions, minimumWageCredit, law, taxLaw);
}

/** A flat rate on the pay after contributions and allowances of the card, down to ten cents and without a surcharge. */
function onAdditionalCard(
  { monthlyGross, deductions, minimumWageCredit, law }: EmployedSpouse,
  couple: CoupleWithholdingLaw,
): Breakdown {
  const month = monthBeforeTax(salaryOnly(monthlyGross), law);
  const deducted = deductionsOfMonth(month, deductions);
  const allowance = additionalCardAllowance(law, couple);
  const income = step(
    'additionalCardIncome',
    flooredAtZero(minus(monthlyGross, ...deducted, allowance)),
  );
  const tax = step('taxBeforeCredits', times(income, couple.secondCardRate), downToTenCents);
  return breakdown(month.lines, tax, creditsOfMonth(month.pay, minimumWageCredit, law));
}

/** AC, abattement conjoint: both lump sums and the two-earner allowance, a twelfth a month. */
function additionalCardAllowance(
  { employeeLumpSum, specialExpensesLumpSum }: EmployeeLaw,
  { twoEarnerAllowance }: CoupleWithholdingLaw,
): Money {
  const ofYear = plus(employeeLumpSum, specialExpensesLumpSum, twoEarnerAllowance);
  return step('additionalCardAllowance', over(ofYear, twelveMonths), toNearestCent);
}

/** The refund (+) or additional payment (-) of the assessment, with the credits that it grants. */
export interface Settlement {
  readonly settlement: Money;
  readonly creditsInAssessment: Money;
}

/**
 * The year's withholding plus the credits of self-employed persons, which only the assessment grants, minus the year's tax.
 * L.I.R. art. 152ter.
 *
 * @param credits of each self-employed person; `null` for an employee, whose payslips include them, or without a person
 */
export function settlementOf(
  { first, second }: CoupleWithholding,
  jointTax: Money,
  credits: { readonly first: Money | null; readonly second: Money | null },
): Settlement {
  const ofFirst = quoted('amountOfFirstPerson', first?.taxBeforeCredits ?? nothing);
  const ofSecond = quoted('amountOfSecondPerson', second?.taxBeforeCredits ?? nothing);
  const withheld = step(
    'withheldInYear',
    plus(times(ofFirst, twelveMonths), times(ofSecond, twelveMonths)),
    wholeCents,
  );
  const creditsInAssessment = step(
    'creditsInAssessment',
    sumOfBoth(credits.first ?? nothing, credits.second ?? nothing),
  );
  const settlement = step('settlement', minus(plus(withheld, creditsInAssessment), jointTax));
  return { settlement, creditsInAssessment };
}

const nothing = sumOf([]);

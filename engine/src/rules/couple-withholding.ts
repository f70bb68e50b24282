import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  type AmountWithSteps,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { highest, less, noCents, sum, times, type Cents } from '../money/cents.ts';
import { divide, exact, multiply } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { downToTenCents, toNearestCent } from '../money/rounding.ts';
import { employeeBase } from './contributions.ts';
import { asDeduction, lumpSum, monthlyDeduction } from './deductions.ts';
import { deductibleContributions, yearlyDeductions } from './employee-contributions.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import { monthlyWithholding } from './withholding.ts';

/** What decides the withholding of a couple in class 2. */
export interface CoupleWithholdingLaw {
  readonly twoEarnerAllowance: Sourced<Cents>;
  /** Flat rate on the lower pay. */
  readonly secondCardRate: Sourced<Rate>;
}

/** An employee of the couple; a self-employed person has no payslip and no withholding. */
export interface EmployedSpouse {
  readonly monthlyGross: Cents;
  readonly deductions: EmployeeDeductions;
  readonly law: EmployeeLaw;
}

/** What the payslips of a month withhold, before credits; `null` where there is no payslip. */
export interface CoupleWithholding {
  readonly first: AmountWithSteps | null;
  readonly second: AmountWithSteps | null;
}

/**
 * The withholding of a couple's payslips: the higher pay, or the only one, by the class-2 scale; the lower pay of two
 * employees at a flat rate on its additional card. The main card carries nothing of the two-earner allowance.
 */
export function coupleWithholding(
  first: EmployedSpouse | null,
  second: EmployedSpouse | null,
  couple: CoupleWithholdingLaw,
  taxLaw: IncomeTaxLaw,
): CoupleWithholding {
  const firstIsMain = !second || (first !== null && first.monthlyGross >= second.monthlyGross);
  return {
    first: first && (firstIsMain ? onMainCard(first, taxLaw) : onAdditionalCard(first, couple)),
    second: second && (firstIsMain ? onAdditionalCard(second, couple) : onMainCard(second, taxLaw)),
  };
}

function onMainCard({ monthlyGross, deductions, law }: EmployedSpouse, taxLaw: IncomeTaxLaw) {
  const deducted = monthlyDeductions(monthlyGross, deductions, law);
  const tax = monthlyWithholding(
    monthlyGross,
    deducted.amounts.map(asDeduction),
    [
      lumpSum('employeeLumpSum', law.employeeLumpSum),
      lumpSum('specialExpensesLumpSum', law.specialExpensesLumpSum),
    ],
    taxLaw,
  );
  return { amount: tax.amount, steps: [...deducted.steps, ...tax.steps] };
}

/** The flat rate of the pay after contributions and the card's allowances, down to ten cents, with no surcharge on top. */
function onAdditionalCard(
  { monthlyGross, deductions, law }: EmployedSpouse,
  couple: CoupleWithholdingLaw,
): AmountWithSteps {
  const deducted = monthlyDeductions(monthlyGross, deductions, law);
  const allowance = additionalCardAllowance(law, couple);
  const amounts = [...deducted.amounts, allowance];
  const remaining = less(monthlyGross, ...amounts.map(({ amount }) => amount));
  const income = explained(highest(remaining, noCents), () => ({
    id: 'additionalCardIncome',
    lines: taxLine,
    operands: [
      money('grossSalary', monthlyGross),
      ...amounts.map(({ amount, step }) => money(step.id, amount, '-')),
    ],
    raisedToZero: remaining < 0 || undefined,
  }));
  const { value: rate, sources } = couple.secondCardRate;
  const tax = explained(downToTenCents(multiply(income.amount, rate)), () => ({
    id: 'taxBeforeCredits',
    lines: taxLine,
    operands: [money('additionalCardIncome', income.amount), rated('secondCardRate', rate)],
    rounding: 'downToTenCents',
    sources,
  }));
  return { amount: tax.amount, steps: [...deducted.steps, allowance, income, tax] };
}

/** AC, abattement conjoint: both lump sums and the two-earner allowance, a twelfth a month. */
function additionalCardAllowance(
  { employeeLumpSum, specialExpensesLumpSum }: EmployeeLaw,
  { twoEarnerAllowance }: CoupleWithholdingLaw,
): Explained {
  const parts = { employeeLumpSum, specialExpensesLumpSum, twoEarnerAllowance };
  const ofYear = sum(...Object.values(parts).map(({ value }) => value));
  const ids = ['employeeLumpSum', 'specialExpensesLumpSum', 'twoEarnerAllowance'] as const;
  return explained(toNearestCent(divide(ofYear, monthsInYear)), () => ({
    id: 'additionalCardAllowance',
    lines: taxLine,
    operands: ids.flatMap((id) => [
      money(id, parts[id].value),
      counted('monthsInYear', monthsInYear, '÷', 'months'),
    ]),
    rounding: 'toNearestCent',
    sources: ids.flatMap((id) => parts[id].sources),
  }));
}

/** What decides a couple's settlement: the year's tax, and the credits that no payslip has paid out. */
export interface AssessedCouple {
  readonly taxBeforeCredits: Cents;
  /** Of self-employed persons only: an employee's credits are paid with the payslips. */
  readonly firstCreditsInAssessment: Cents;
  readonly secondCreditsInAssessment: Cents;
}

/** What the assessment gives back (+) or asks for (-), with the credits it grants and the steps that lead to it. */
export interface Settlement {
  readonly amount: Cents;
  readonly creditsInAssessment: Cents;
  readonly steps: readonly Explainable[];
}

/**
 * What a year of withholding is above or below the year's tax, less the credits of the self-employed, which come with the
 * assessment only. L.I.R. art. 152ter.
 */
export function settlement(
  { first, second }: CoupleWithholding,
  assessed: AssessedCouple,
): Settlement {
  const { taxBeforeCredits, firstCreditsInAssessment, secondCreditsInAssessment } = assessed;
  const ofMonth = [first?.amount ?? noCents, second?.amount ?? noCents] as const;
  const withheld = explained(times(sum(...ofMonth), monthsInYear), () => ({
    id: 'withheldInYear',
    lines: taxLine,
    operands: [
      money('amountOfFirstPerson', ofMonth[0]),
      counted('monthsInYear', monthsInYear, '×', 'months'),
      money('amountOfSecondPerson', ofMonth[1]),
      counted('monthsInYear', monthsInYear, '×', 'months'),
    ],
  }));
  const credits = explained(sum(firstCreditsInAssessment, secondCreditsInAssessment), () => ({
    id: 'creditsInAssessment',
    lines: taxLine,
    operands: [
      money('amountOfFirstPerson', firstCreditsInAssessment),
      money('amountOfSecondPerson', secondCreditsInAssessment),
    ],
  }));
  const settled = explained(less(sum(withheld.amount, credits.amount), taxBeforeCredits), () => ({
    id: 'settlement',
    lines: taxLine,
    operands: [
      money('withheldInYear', withheld.amount),
      money('creditsInAssessment', credits.amount),
      money('jointTaxBeforeCredits', taxBeforeCredits, '-'),
    ],
  }));
  return {
    amount: settled.amount,
    creditsInAssessment: credits.amount,
    steps: [withheld, credits, settled],
  };
}

/** What lowers the taxed pay of a month, and the steps that led to it. */
function monthlyDeductions(
  gross: Cents,
  { travel, supplementaryPension }: EmployeeDeductions,
  law: EmployeeLaw,
): { readonly amounts: readonly Explained[]; readonly steps: readonly Explainable[] } {
  const { ceiling } = law.month;
  const base = employeeBase(exact(gross), ceiling);
  const paid = deductibleContributions('contributionBase', base.amount, law);
  const yearly = yearlyDeductions(travel, supplementaryPension, law);
  const monthly = yearly.map(monthlyDeduction);
  return {
    amounts: [...paid, ...monthly],
    steps: [ceiling, base, ...paid, ...yearly, ...monthly],
  };
}

import { monthsInYear } from '../dated/month.ts';
import { explained, type Explainable, type Sourced } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { taxLine } from '../explanation/vocabulary/salary.ts';
import { less, noCents, sum, times, type Cents } from '../money/cents.ts';
import { exact, multiply } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { downToTenCents } from '../money/rounding.ts';
import { employeeBase, longTermCareBase } from './contributions.ts';
import {
  asDeduction,
  lumpSum,
  monthlyDeduction,
  yearlyAsMonthly,
  type Deduction,
} from './deductions.ts';
import { contributions, yearlyDeductions } from './employee-contributions.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import { monthlyWithholding, type IncomeTaxLaw } from './income-tax.ts';

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
}

/** What the payslips of a month withhold, before credits; `null` where there is no payslip. */
export interface CoupleWithholding {
  readonly first: Cents | null;
  readonly second: Cents | null;
}

/**
 * The withholding of a couple's payslips: the higher pay by the class-2 scale, with the two-earner allowance on the card
 * when both work; the lower pay at a flat rate of the pay less contributions and allowances, down to ten cents.
 *
 * @param bothWork whether both have professional income, employed or not
 */
export function coupleWithholding(
  first: EmployedSpouse | null,
  second: EmployedSpouse | null,
  bothWork: boolean,
  law: EmployeeLaw,
  couple: CoupleWithholdingLaw,
  taxLaw: IncomeTaxLaw,
): CoupleWithholding {
  const firstIsMain = !second || (first !== null && first.monthlyGross >= second.monthlyGross);
  const allowance = bothWork ? [yearlyAsMonthly(couple.twoEarnerAllowance)] : [];
  const onMainCard = ({ monthlyGross, deductions }: EmployedSpouse): Cents =>
    monthlyWithholding(
      monthlyGross,
      [...monthlyDeductions(monthlyGross, deductions, law), ...allowance],
      [
        lumpSum('employeeLumpSum', law.employeeLumpSum),
        lumpSum('specialExpensesLumpSum', law.specialExpensesLumpSum),
      ],
      taxLaw,
    ).amount;
  const onSecondCard = ({ monthlyGross, deductions }: EmployedSpouse): Cents => {
    const deducted = monthlyDeductions(monthlyGross, deductions, law);
    const semiNet = less(monthlyGross, ...deducted.map(({ amount }) => amount));
    return downToTenCents(multiply(exact(semiNet), couple.secondCardRate.value));
  };
  return {
    first: first && (firstIsMain ? onMainCard(first) : onSecondCard(first)),
    second: second && (firstIsMain ? onSecondCard(second) : onMainCard(second)),
  };
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
  const ofMonth = [first ?? noCents, second ?? noCents] as const;
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

function monthlyDeductions(
  gross: Cents,
  { travel, supplementaryPension }: EmployeeDeductions,
  law: EmployeeLaw,
): readonly Deduction[] {
  const { ceiling, longTermCareAbatement } = law.month;
  const base = employeeBase(exact(gross), ceiling);
  const careBase = longTermCareBase(exact(gross), longTermCareAbatement);
  const paid = contributions(
    'contributionBase',
    base.amount,
    'longTermCareBase',
    careBase.amount,
    law,
  );
  const yearly = yearlyDeductions(travel, supplementaryPension, law).map(monthlyDeduction);
  return [...paid.deductible, ...yearly].map(asDeduction);
}

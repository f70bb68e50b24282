import { flooredAtZero, min, minus, plus, sumOf, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import { bonusTax, type BonusLaw } from './bonus-tax.ts';
import { breakdown, type Breakdown, type PayslipLines } from './breakdown.ts';
import type { Base } from './contributions.ts';
import { basesOfYear, type BasesOfExtraPay, type EmployeeBases } from './employee-bases.ts';
import { linesBeforeTax, monthBeforeTax } from './employee-contributions.ts';
import type { EmployeeLaw } from './employee-law.ts';
import { exemptWithBonus, withoutThoseOnExemptPay } from './exempt-pay.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import type { PeriodPay } from './period-pay.ts';
import { totalCredits } from './tax-credits.ts';
import { twelveMonths } from './twelfths.ts';

const { step, quoted } = salaryNames;

/** A year's pay and contribution bases with a bonus, and the bases of the bonus. */
export interface BonusInYear {
  readonly bonusBases: BasesOfExtraPay;
  readonly pay: PeriodPay;
  readonly bases: EmployeeBases;
}

/** What of a bonus is free of tax, and what its payslip names. */
export interface ExemptBonus {
  /** `null` for nothing. */
  readonly amount: Money | null;
  readonly shown: PayslipLines;
}

/** Adds a bonus to a year. */
export function bonusInYear(
  ordinaryPay: PeriodPay,
  bonus: Money,
  law: EmployeeLaw,
  exempt?: ExemptBonus,
): BonusInYear {
  const ordinaryBases = basesOfYear(ordinaryPay, law);
  const bonusBases = basesOfBonus(bonus, ordinaryBases, law);
  return {
    bonusBases,
    pay: payWithBonus(ordinaryPay, bonus, exempt),
    bases: withBonus(ordinaryBases, bonusBases),
  };
}

function payWithBonus(pay: PeriodPay, bonus: Money, ofBonus?: ExemptBonus): PeriodPay {
  const gross = step('grossSalary', plus(pay.gross, bonus));
  const credited =
    pay.credited === pay.gross ? gross : step('creditPayWithBonus', plus(pay.credited, bonus));
  const exempt = exemptWithBonus(pay, bonus, ofBonus?.amount ?? null);
  const taxable =
    pay.taxable === pay.credited && !exempt
      ? credited
      : step('taxablePayWithBonus', plus(pay.taxable, afterExemption(bonus, ofBonus)));
  const shown = { ...pay.shown, ...ofBonus?.shown, ...(exempt && { exemptPay: exempt.amount }) };
  return {
    ...pay,
    gross,
    credited,
    taxable,
    ...(exempt && { exempt }),
    ...((pay.shown || ofBonus) && { shown }),
  };
}

function afterExemption(bonus: Money, exempt: ExemptBonus | undefined): Money {
  return exempt?.amount ? step('bonusAfterExemption', minus(bonus, exempt.amount)) : bonus;
}

/**
 * The contribution bases of a bonus: for health and pension insurance what the year's pay leaves below the year's ceiling,
 * for long-term care all of it without a second abatement, for sick pay nothing. CSS art. 29, 33, 241 and 377.
 */
function basesOfBonus(bonus: Money, ofYear: EmployeeBases, law: EmployeeLaw): BasesOfExtraPay {
  const ceiling = step(
    'annualContributionCeiling',
    sumOf(law.year.map((span) => times(span.ceiling, span.months))),
    wholeCents,
  );
  const insured = (base: Base) =>
    step('insuredBonus', min(bonus, step('roomBelowCeiling', minus(ceiling, base))));
  const pension = insured(ofYear.pension);
  const illness = ofYear.illness === ofYear.pension ? pension : insured(ofYear.illness);
  return { pension, illness, longTermCare: bonus };
}

function sumOfBases(year: Base, bonus: Base): Base {
  return step('baseWithBonus', plus(year, bonus));
}

/** The bases of a year with a bonus. */
function withBonus(ofYear: EmployeeBases, ofBonus: BasesOfExtraPay): EmployeeBases {
  const pension = sumOfBases(ofYear.pension, ofBonus.pension);
  return {
    pension,
    illness:
      ofYear.illness === ofYear.pension ? pension : sumOfBases(ofYear.illness, ofBonus.illness),
    illnessCash: ofYear.illnessCash,
    longTermCare: sumOfBases(ofYear.longTermCare, ofBonus.longTermCare),
  };
}

/**
 * The payslip of a bonus, a 13th month or a gratification on its own. Tax credits follow the year's gross and come with the
 * year, not with the bonus.
 *
 * @param month the month's pay without the bonus
 * @param deductions of the year, beside contributions and lump sums
 */
export function bonusSlip(
  bonus: Money,
  bases: BasesOfExtraPay,
  month: PeriodPay,
  deductions: readonly Money[],
  law: EmployeeLaw,
  bonusLaw: BonusLaw,
  taxLaw: IncomeTaxLaw,
  exempt?: ExemptBonus,
): Breakdown {
  const lines = linesBeforeTax(step('grossSalary', bonus), bases, law);
  const { ordinaryPay, notUsed } = ordinaryPayOf(month, deductions, law);
  const { illnessContributions: illness, pensionContributions: pension } = lines;
  const contributions = exempt?.amount
    ? [
        withoutThoseOnExemptPay(
          { amount: exempt.amount, insured: bonus, monthly: null },
          { illness, pension, cash: null },
        ),
      ]
    : [illness, pension];
  const pay = afterExemption(bonus, exempt);
  const afterContributions = flooredAtZero(minus(pay, ...contributions, ...notUsed));
  const taxable = step('taxableBonus', afterContributions, taxLaw.month.incomeRounding);
  const lumpSums = [law.employeeLumpSum, law.specialExpensesLumpSum];
  const tax = bonusTax(ordinaryPay, taxable, lumpSums, bonusLaw, taxLaw);
  if (!exempt) return breakdown(lines, tax, totalCredits([]));
  const { amount, shown } = exempt;
  const named = amount ? { ...shown, exemptPay: amount } : shown;
  return breakdown(lines, tax, totalCredits([]), named);
}

/**
 * The year's taxable pay without the bonus, as twelve times the month, after its contributions and the deductions of the tax
 * card. Deductions that exceed the pay lower the bonus.
 */
function ordinaryPayOf(
  month: PeriodPay,
  deductions: readonly Money[],
  law: EmployeeLaw,
): { readonly ordinaryPay: Money; readonly notUsed: readonly Money[] } {
  const { deductible } = monthBeforeTax(month, law);
  const pay = times(quoted('payOfMonth', month.taxable), twelveMonths);
  const paid = times(quoted('contributionsOfMonth', sumOf(deductible)), twelveMonths);
  const ordinaryPay = step(
    'ordinaryPay',
    flooredAtZero(minus(pay, paid, ...deductions)),
    wholeCents,
  );
  if (ordinaryPay.amount > 0) return { ordinaryPay, notUsed: [] };
  const beyond = step(
    'deductionsBeyondOrdinaryPay',
    minus(plus(paid, ...deductions), pay),
    wholeCents,
  );
  return { ordinaryPay, notUsed: [beyond] };
}

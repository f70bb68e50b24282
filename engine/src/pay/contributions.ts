import type { EmployeeLaw } from '../law-in-force/pay/salary-law.ts';
import { min, minus, plus, sumOf } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import { inProportion } from '../quantity/proportion.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { withoutSickPay, type LinesBeforeTax } from '../rules/pay/breakdown.ts';
import {
  annualBase,
  annualCeiling,
  cappedAnnualBase,
  contribution,
  employeeBase,
  longTermCareBase,
  monthlyIncome,
  type Base,
  type InsuredMonths,
} from '../rules/pay/contributions.ts';
import type { EarnerYear } from '../rules/pay/earner-year.ts';
import { oneMonth, twelveMonths } from '../rules/twelfths.ts';
import type { Employee } from './employee.ts';
import { withOneOffPay, type PayOfWholeYear, type PeriodPay } from './period-pay.ts';

/** The contribution bases of a period of the insurances that have a ceiling. */
interface InsuredBases {
  /** The base of pension insurance, accident insurance and health at work. */
  readonly pension: Base;
  readonly medicalCare: Base;
  readonly sickPay: Base;
}

/** The contribution bases of a period. */
export interface EmployeeBases extends InsuredBases {
  readonly longTermCare: Base;
}

/** The bases of what is paid once, on which no sick pay is insured. */
export type BasesOfOneOffPay = Omit<EmployeeBases, 'sickPay'>;

/** An employee's contribution bases in a month of pay. */
export function basesOfMonth(pay: PeriodPay, { month }: EmployeeLaw): EmployeeBases {
  const { ceiling, longTermCareAbatement } = month;
  const income = monthlyIncome(pay.care, oneMonth);
  return {
    ...insuredBases(pay, employeeBase(income, ceiling), (part) =>
      employeeBase(monthlyIncome(part, oneMonth), ceiling),
    ),
    longTermCare: longTermCareBase(income, longTermCareAbatement),
  };
}

/** An employee's contribution bases in a calendar year, up to the ceiling of the year. */
export function basesOfYear(pay: PeriodPay, law: EmployeeLaw): EmployeeBases {
  const monthly = monthlyIncome(pay.care, twelveMonths);
  const longTermCare = annualBase('annualLongTermCareBase', law.year, ({ longTermCareAbatement }) =>
    longTermCareBase(monthly, longTermCareAbatement),
  );
  return { ...insuredBasesOf(pay, law.year), longTermCare };
}

/** The bases of a job's pay in a year, up to the ceilings of its insured months together. CSS art. 241, al. 3. */
export function insuredBasesOf(pay: PeriodPay, insuredMonths: InsuredMonths): InsuredBases {
  const ceiling = annualCeiling(insuredMonths);
  const baseOf = (part: Money) => cappedAnnualBase(part, ceiling);
  return insuredBases(pay, baseOf(pay.care), baseOf);
}

/** Each base comes from the pay that bears its insurance. Insurances with the same pay share one base. */
function insuredBases(
  { care, pension, sickPay }: PeriodPay,
  medicalCare: Base,
  baseOf: (part: Money) => Base,
): InsuredBases {
  const pensionBase = pension === care ? medicalCare : baseOf(pension);
  return {
    pension: pensionBase,
    medicalCare,
    sickPay: sickPay === pension ? pensionBase : baseOf(sickPay),
  };
}

/**
 * The contribution bases of what is paid once. Health and pension insurance are due up to what the year's pay leaves below the
 * year's ceiling. Long-term care is due on the whole amount without a second abatement. The contribution for sick pay is not due.
 * CSS art. 29, 33, 241 and 377.
 */
export function basesOfOneOffPay(
  oneOff: PeriodPay,
  yearBases: InsuredBases,
  { year: insuredMonths }: { readonly year: InsuredMonths },
): BasesOfOneOffPay {
  const ceiling = annualCeiling(insuredMonths);
  const insured = (pay: Money, base: Base) =>
    step('insuredBonus', min(pay, step('roomBelowCeiling', minus(ceiling, base))));
  const pension = insured(oneOff.pension, yearBases.pension);
  const isShared = yearBases.medicalCare === yearBases.pension;
  const medicalCare = isShared ? pension : insured(oneOff.care, yearBases.medicalCare);
  return { pension, medicalCare, longTermCare: oneOff.care };
}

/** A year's pay and contribution bases with what is paid once in it. */
export function wholeYear({ year, oneOff, payLaw }: Pick<Employee, 'year' | 'oneOff' | 'payLaw'>): {
  readonly pay: PayOfWholeYear;
  readonly bases: EmployeeBases;
} {
  const bases = basesOfYear(year, payLaw);
  if (!oneOff) return { pay: year, bases };
  const oneOffBases = basesOfOneOffPay(oneOff, bases, payLaw);
  return { pay: withOneOffPay(year, oneOff), bases: sumOfBoth(bases, oneOffBases) };
}

function sumOfBoth(yearBases: EmployeeBases, oneOff: BasesOfOneOffPay): EmployeeBases {
  const pension = sumOfBases(yearBases.pension, oneOff.pension);
  const isShared = yearBases.medicalCare === yearBases.pension;
  return {
    pension,
    medicalCare: isShared ? pension : sumOfBases(yearBases.medicalCare, oneOff.medicalCare),
    sickPay: yearBases.sickPay,
    longTermCare: sumOfBases(yearBases.longTermCare, oneOff.longTermCare),
  };
}

function sumOfBases(year: Base, oneOff: Base): Base {
  return step('baseWithBonus', plus(year, oneOff));
}

/** An employee's pay and contributions of a month. */
export function monthBeforeTax({ month, payLaw }: Employee) {
  return periodBeforeTax(month, basesOfMonth(month, payLaw), payLaw);
}

/** An employee's year before tax and credits. */
export function yearBeforeTax({
  year,
  oneOff,
  payLaw,
  deductions,
}: Pick<Employee, 'year' | 'oneOff' | 'payLaw' | 'deductions'>): Omit<EarnerYear, 'credits'> {
  const { pay, bases } = wholeYear({ year, oneOff, payLaw });
  const { lines, deductible } = periodBeforeTax(pay, bases, payLaw);
  const { taxable, shown, takenOff } = pay;
  const all = [...deductible, ...deductions, payLaw.employeeLumpSum];
  return { lines, taxable, deductions: all, shown, takenOff };
}

/**
 * The pay and contributions of a period, with the contributions that lower the tax.
 *
 * @param bases without the base of sick pay if the pay is paid once
 */
export function periodBeforeTax(
  pay: PayOfWholeYear,
  bases: BasesOfOneOffPay & Partial<EmployeeBases>,
  law: EmployeeLaw,
) {
  const { lines: insured, deductible } = insuranceOf(pay, bases, law);
  const longTermCareInsurance = contribution(
    'longTermCareInsurance',
    bases.longTermCare,
    law.longTermCareRate,
  );
  const lines = {
    grossSalary: pay.gross,
    pensionContributions: insured.pensionContributions,
    illnessContributions: insured.illnessContributions,
    illnessCashContributions: insured.illnessCashContributions,
    longTermCareInsurance,
    accidentInsurance: paidByEmployer,
  };
  return { lines, deductible };
}

/** The contributions of the insurances with a ceiling, and those among them that lower the tax. */
export function insuranceOf(
  pay: PayOfWholeYear,
  { pension, medicalCare, sickPay }: Omit<InsuredBases, 'sickPay'> & Partial<InsuredBases>,
  law: EmployeeLaw,
) {
  const lines = {
    pensionContributions: contribution('pensionContributions', pension, law.pensionRate),
    illnessContributions: contribution('illnessContributions', medicalCare, law.illnessRate),
    illnessCashContributions: sickPay
      ? contribution('illnessCashContributions', sickPay, law.illnessCashRate)
      : withoutSickPay,
  };
  const illness = deductibleIllness(pay, lines, pension, law);
  const sickPayLine = sickPay ? [lines.illnessCashContributions] : [];
  const { exempt } = pay;
  return {
    lines,
    deductible: exempt
      ? [deductibleContributions(exempt, illness, lines.pensionContributions, sickPayLine)]
      : [illness, ...sickPayLine, lines.pensionContributions],
  };
}

const paidByEmployer = quoted('accidentInsurance', sumOf([]));

/**
 * The tax-deductible contribution for medical care. The part on exempt supplements is deductible, the part on the pay for overtime
 * hours is not. RGD of 20 December 2024 (Mémorial A 590), art. 3, par. 2.
 */
function deductibleIllness(
  { care, pension }: PayOfWholeYear,
  { illnessContributions }: Pick<LinesBeforeTax, 'illnessContributions'>,
  base: Base,
  law: EmployeeLaw,
): Money {
  if (care === pension) return illnessContributions;
  return contribution('deductibleIllnessContributions', base, law.illnessRate);
}

/**
 * The contributions that lower the tax, without those on exempt pay: each is shared out by the pay that bears it. L.I.R. art.
 * 110 speaks of contributions on taxable pay; that a ceiling is shared out evenly is our interpretation.
 */
function deductibleContributions(
  { amount, insured, monthly }: NonNullable<PeriodPay['exempt']>,
  illness: Money,
  pension: Money,
  sickPay: readonly Money[],
): Money {
  const contributionsOnExempt = step(
    'contributionsOnExemptPay',
    sumOf([
      inProportion(illness, amount, insured),
      inProportion(pension, amount, insured),
      ...(monthly
        ? sickPay.map((each) => inProportion(each, monthly.amount, monthly.sickPay))
        : []),
    ]),
    toNearestCent,
  );
  return step(
    'deductibleContributions',
    minus(plus(illness, pension, ...sickPay), contributionsOnExempt),
  );
}

import { sumOf } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { LinesBeforeTax } from './breakdown.ts';
import { contribution } from './contributions.ts';
import { supplementaryPensionDeduction, travelAllowance } from './deductions.ts';
import { basesOfMonth, type BasesOfExtraPay, type EmployeeBases } from './employee-bases.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import { withoutThoseOnExemptPay } from './exempt-pay.ts';
import type { PeriodPay } from './period-pay.ts';

const { quoted } = salaryNames;

/** An employee's period before tax. */
export interface EmployeePeriod {
  readonly pay: PeriodPay;
  readonly lines: LinesBeforeTax;
  /** The contributions that lower the tax. */
  readonly deductible: readonly Money[];
}

/** An employee's pay and contributions of a month. */
export function monthBeforeTax(pay: PeriodPay, law: EmployeeLaw): EmployeePeriod {
  return beforeTax(pay, basesOfMonth(pay, law), law);
}

/** The pay and contributions of a period whose bases are known. */
export function beforeTax(pay: PeriodPay, bases: EmployeeBases, law: EmployeeLaw): EmployeePeriod {
  const lines = linesBeforeTax(pay.gross, bases, law);
  const deductible = deductibleContributions(lines, bases, law);
  const { exempt } = pay;
  const { illness, cash, pension } = deductible;
  if (!exempt) return { pay, lines, deductible: [illness, cash, pension] };
  return { pay, lines, deductible: [withoutThoseOnExemptPay(exempt, deductible)] };
}

/** A period's gross with the contributions on its bases. */
export function linesBeforeTax(
  grossSalary: Money,
  { pension, illness, illnessCash, longTermCare }: BasesOfExtraPay & Partial<EmployeeBases>,
  law: EmployeeLaw,
): LinesBeforeTax {
  return {
    grossSalary,
    pensionContributions: contribution('pensionContributions', pension, law.pensionRate),
    illnessContributions: contribution('illnessContributions', illness, law.illnessRate),
    illnessCashContributions: illnessCash
      ? contribution('illnessCashContributions', illnessCash, law.illnessCashRate)
      : noSickPay,
    longTermCareInsurance: contribution(
      'longTermCareInsurance',
      longTermCare,
      law.longTermCareRate,
    ),
    accidentInsurance: paidByEmployer,
  };
}

const paidByEmployer = quoted('accidentInsurance', sumOf([]));
const noSickPay = quoted('illnessCashContributions', sumOf([]));

/**
 * The tax-deductible contributions: health insurance (medical care and sick pay) and pension insurance. Those on overtime are
 * not deductible, because it is exempt; those on exempt supplements are (Mémorial A 248 of 2010, p. 4118).
 */
function deductibleContributions(
  { illnessContributions, illnessCashContributions, pensionContributions }: LinesBeforeTax,
  { illness, pension }: EmployeeBases,
  law: EmployeeLaw,
) {
  const deductibleIllness =
    illness === pension
      ? illnessContributions
      : contribution('deductibleIllnessContributions', pension, law.illnessRate);
  return {
    illness: deductibleIllness,
    cash: illnessCashContributions,
    pension: pensionContributions,
  };
}

/** The yearly deductions in addition to the lump sums. */
export function yearlyDeductions(
  { travel, supplementaryPension, allowance }: EmployeeDeductions,
  law: EmployeeLaw,
): readonly Money[] {
  return [
    travelAllowance(travel, law.travelAllowance),
    supplementaryPensionDeduction(supplementaryPension, law.supplementaryPensionMaximum),
    allowance ?? null,
  ].filter((each) => each !== null);
}

import { sumOf } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { LinesBeforeTax } from './breakdown.ts';
import { contribution } from './contributions.ts';
import { supplementaryPensionDeduction, travelAllowance } from './deductions.ts';
import { basesOfMonth, type BasesOfExtraPay, type EmployeeBases } from './employee-bases.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import type { PeriodPay } from './period-pay.ts';

const { quoted } = salaryNames;

/** An employee's gross and contributions of a month of pay. */
export function linesOfMonth(pay: PeriodPay, law: EmployeeLaw): LinesBeforeTax {
  return linesBeforeTax(pay.gross, basesOfMonth(pay, law), law);
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

/** The tax-deductible contributions: health insurance (medical care and sick pay) and pension insurance. */
export function deductibleContributions(lines: LinesBeforeTax): readonly Money[] {
  return [lines.illnessContributions, lines.illnessCashContributions, lines.pensionContributions];
}

/** The yearly deductions in addition to the lump sums. */
export function yearlyDeductions(
  { travel, supplementaryPension }: EmployeeDeductions,
  law: EmployeeLaw,
): readonly Money[] {
  return [
    travelAllowance(travel, law.travelAllowance),
    supplementaryPensionDeduction(supplementaryPension, law.supplementaryPensionMaximum),
  ].filter((each) => each !== null);
}

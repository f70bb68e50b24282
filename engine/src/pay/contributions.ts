import type { EmployeeLaw } from '../law-in-force/salary-law.ts';
import { minus, plus, sumOf } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import { inProportion } from '../quantity/proportion.ts';
import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import type { LinesBeforeTax } from '../rules/breakdown.ts';
import { contribution, type Base } from '../rules/contributions.ts';
import type { EarnerYear } from '../rules/earner-year.ts';
import {
  basesOfMonth,
  type BasesOfOneOffPay,
  type EmployeeBases,
  type WholeYear,
} from './bases.ts';
import type { Paid } from './paid.ts';
import type { ExemptPay, PeriodPay } from './period-pay.ts';
import type { TaxCard } from './tax-card.ts';

/** A period's pay before tax. */
export interface BeforeTax {
  readonly lines: LinesBeforeTax;
  /** The contributions that lower the tax. */
  readonly deductible: readonly Money[];
}

/** An employee's pay and contributions of a month. */
export function monthBeforeTax({ month }: Paid, { law }: TaxCard): BeforeTax {
  return beforeTax(month, basesOfMonth(month, law), law);
}

/** An employee's year before tax and credits. */
export function yearBeforeTax(
  { pay, bases }: WholeYear,
  { law, deductions }: Pick<TaxCard, 'law' | 'deductions'>,
): Omit<EarnerYear, 'credits'> {
  const { lines, deductible } = beforeTax(pay, bases, law);
  const { taxable, shown, takenOff } = pay;
  const all = [...deductible, ...deductions, law.employeeLumpSum];
  return { lines, taxable, deductions: all, shown, takenOff };
}

/**
 * The pay and contributions of a period.
 *
 * @param bases without that of sick pay for what is paid once
 */
export function beforeTax(
  pay: PeriodPay,
  bases: BasesOfOneOffPay & Partial<EmployeeBases>,
  law: EmployeeLaw,
): BeforeTax {
  const { pension, medicalCare, sickPay, longTermCare } = bases;
  const lines = {
    grossSalary: pay.gross,
    pensionContributions: contribution('pensionContributions', pension, law.pensionRate),
    illnessContributions: contribution('illnessContributions', medicalCare, law.illnessRate),
    illnessCashContributions: sickPay
      ? contribution('illnessCashContributions', sickPay, law.illnessCashRate)
      : noSickPay,
    longTermCareInsurance: contribution(
      'longTermCareInsurance',
      longTermCare,
      law.longTermCareRate,
    ),
    accidentInsurance: paidByEmployer,
  };
  const illness = deductibleIllness(pay, lines, pension, law);
  const cash = sickPay ? [lines.illnessCashContributions] : [];
  const { exempt } = pay;
  return {
    lines,
    deductible: exempt
      ? [withoutThoseOnExemptPay(exempt, illness, lines.pensionContributions, cash)]
      : [illness, ...cash, lines.pensionContributions],
  };
}

const paidByEmployer = quoted('accidentInsurance', sumOf([]));
const noSickPay = quoted('illnessCashContributions', sumOf([]));

/**
 * The tax-deductible contribution for medical care: that on exempt supplements counts, that on the pay for overtime hours does
 * not. RGD of 20 December 2024 (Mémorial A 590), art. 3, par. 2.
 */
function deductibleIllness(
  { care, pension }: PeriodPay,
  { illnessContributions }: LinesBeforeTax,
  base: Base,
  law: EmployeeLaw,
): Money {
  if (care === pension) return illnessContributions;
  return contribution('deductibleIllnessContributions', base, law.illnessRate);
}

/**
 * The contributions that lower the tax, without those on exempt pay: each is shared out by the pay that bears it. L.I.R. art.
 * 110 speaks of contributions on taxable pay; that a ceiling is shared out evenly is our reading.
 */
function withoutThoseOnExemptPay(
  { amount, insured, monthly }: ExemptPay,
  illness: Money,
  pension: Money,
  cash: readonly Money[],
): Money {
  const onExempt = step(
    'contributionsOnExemptPay',
    sumOf([
      inProportion(illness, amount, insured),
      inProportion(pension, amount, insured),
      ...(monthly ? cash.map((each) => inProportion(each, monthly.amount, monthly.cash)) : []),
    ]),
    toNearestCent,
  );
  return step('deductibleContributions', minus(plus(illness, pension, ...cash), onExempt));
}

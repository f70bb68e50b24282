import { min, minus, plus } from '../quantity/arithmetic.ts';
import { count, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { EmployeeLaw } from '../law-in-force/salary-law.ts';
import {
  annualBase,
  annualCeiling,
  cappedAnnualBase,
  employeeBase,
  longTermCareBase,
  monthlyIncome,
  type Base,
} from '../rules/contributions.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import type { Paid } from './paid.ts';
import { withOneOffPay, type PeriodPay } from './period-pay.ts';

const oneMonth = count('monthsCounted', 1, 'months');

/** The contribution bases of a period. */
export interface EmployeeBases {
  /** Of pension insurance, accident insurance and health at work. */
  readonly pension: Base;
  readonly medicalCare: Base;
  readonly sickPay: Base;
  readonly longTermCare: Base;
}

/** The bases of pay that bears no contribution for sick pay. */
export type BasesOfOneOffPay = Omit<EmployeeBases, 'sickPay'>;

/** An employee's contribution bases in a month of pay. */
export function basesOfMonth(pay: PeriodPay, { month }: EmployeeLaw): EmployeeBases {
  const { ceiling, longTermCareAbatement } = month;
  const income = monthlyIncome(pay.care, oneMonth);
  return basesOf(
    pay,
    employeeBase(income, ceiling),
    longTermCareBase(income, longTermCareAbatement),
    (part) => employeeBase(monthlyIncome(part, oneMonth), ceiling),
  );
}

/** The same of a calendar year, with the ceiling of the year. */
export function basesOfYear(pay: PeriodPay, law: EmployeeLaw): EmployeeBases {
  const ceiling = annualCeiling(law.year);
  const monthly = monthlyIncome(pay.care, twelveMonths);
  return basesOf(
    pay,
    cappedAnnualBase(pay.care, ceiling),
    annualBase('annualLongTermCareBase', law.year, ({ longTermCareAbatement }) =>
      longTermCareBase(monthly, longTermCareAbatement),
    ),
    (part) => cappedAnnualBase(part, ceiling),
  );
}

/** Each base of its own pay; insurances with the same pay share a base. */
function basesOf(
  { care, pension, sickPay }: PeriodPay,
  medicalCare: Base,
  longTermCare: Base,
  baseOf: (part: Money) => Base,
): EmployeeBases {
  const ofPension = pension === care ? medicalCare : baseOf(pension);
  return {
    pension: ofPension,
    medicalCare,
    sickPay: sickPay === pension ? ofPension : baseOf(sickPay),
    longTermCare,
  };
}

/**
 * The contribution bases of what is paid once: for health and pension insurance what the year's pay leaves below the year's
 * ceiling, for long-term care all of it without a second abatement, for sick pay nothing. CSS art. 29, 33, 241 and 377.
 */
export function basesOfOneOffPay(
  once: PeriodPay,
  ofYear: EmployeeBases,
  law: EmployeeLaw,
): BasesOfOneOffPay {
  const ceiling = annualCeiling(law.year);
  const insured = (pay: Money, base: Base) =>
    step('insuredBonus', min(pay, step('roomBelowCeiling', minus(ceiling, base))));
  const pension = insured(once.pension, ofYear.pension);
  const isShared = ofYear.medicalCare === ofYear.pension;
  const medicalCare = isShared ? pension : insured(once.care, ofYear.medicalCare);
  return { pension, medicalCare, longTermCare: once.care };
}

/** A year's pay and contribution bases with what is paid once in it. */
export interface WholeYear {
  readonly pay: PeriodPay;
  readonly bases: EmployeeBases;
}

/** Adds what is paid once to a year. */
export function wholeYear(
  { year, once }: Pick<Paid, 'year' | 'once'>,
  law: EmployeeLaw,
): WholeYear {
  const bases = basesOfYear(year, law);
  if (!once) return { pay: year, bases };
  const ofOnce = basesOfOneOffPay(once, bases, law);
  return { pay: withOneOffPay(year, once), bases: sumOfBoth(bases, ofOnce) };
}

function sumOfBoth(ofYear: EmployeeBases, once: BasesOfOneOffPay): EmployeeBases {
  const pension = sumOfBases(ofYear.pension, once.pension);
  const isShared = ofYear.medicalCare === ofYear.pension;
  return {
    pension,
    medicalCare: isShared ? pension : sumOfBases(ofYear.medicalCare, once.medicalCare),
    sickPay: ofYear.sickPay,
    longTermCare: sumOfBases(ofYear.longTermCare, once.longTermCare),
  };
}

function sumOfBases(year: Base, once: Base): Base {
  return step('baseWithBonus', plus(year, once));
}

import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import {
  annualBase,
  employeeBase,
  longTermCareBase,
  monthlyIncome,
  type Base,
} from './contributions.ts';
import type { EmployeeLaw } from './employee-law.ts';
import type { PeriodPay } from './period-pay.ts';
import { twelveMonths } from './twelfths.ts';

const oneMonth = salaryNames.count('monthsCounted', 1, 'months');

/** The contribution bases of a period. */
export interface EmployeeBases {
  /** Of pension insurance, accident insurance and health at work. */
  readonly pension: Base;
  readonly illness: Base;
  readonly illnessCash: Base;
  readonly longTermCare: Base;
}

/** The bases of pay that bears no contribution for sick pay. */
export type BasesOfExtraPay = Omit<EmployeeBases, 'illnessCash'>;

/** An employee's contribution bases in a month of pay. */
export function basesOfMonth(pay: PeriodPay, { month }: EmployeeLaw): EmployeeBases {
  const { ceiling, longTermCareAbatement } = month;
  const income = monthlyIncome(pay.withOvertime, oneMonth);
  return basesOf(
    pay,
    employeeBase(income, ceiling),
    longTermCareBase(income, longTermCareAbatement),
    (part) => employeeBase(monthlyIncome(part, oneMonth), ceiling),
  );
}

/** The same of a calendar year: each month's base with the bounds then in force, added up. */
export function basesOfYear(pay: PeriodPay, { year }: EmployeeLaw): EmployeeBases {
  const income = monthlyIncome(pay.withOvertime, twelveMonths);
  const cappedBase = (monthly: typeof income) =>
    annualBase('annualContributionBase', year, ({ ceiling }) => employeeBase(monthly, ceiling));
  return basesOf(
    pay,
    cappedBase(income),
    annualBase('annualLongTermCareBase', year, ({ longTermCareAbatement }) =>
      longTermCareBase(income, longTermCareAbatement),
    ),
    (part) => cappedBase(monthlyIncome(part, twelveMonths)),
  );
}

/** Each base of its own pay; insurances with the same pay share a base. */
function basesOf(
  { withOvertime, insured, monthlyCash }: PeriodPay,
  illness: Base,
  longTermCare: Base,
  baseOf: (part: Money) => Base,
): EmployeeBases {
  const pension = insured === withOvertime ? illness : baseOf(insured);
  const illnessCash = monthlyCash === insured ? pension : baseOf(monthlyCash);
  return { pension, illness, illnessCash, longTermCare };
}

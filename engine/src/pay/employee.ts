import type { Month } from '../dated/month.ts';
import { minimumWageForHours } from '../law-in-force/pay/lowest-salaries.ts';
import { payElementsLaw } from '../law-in-force/pay/pay-elements-law.ts';
import { employeeLaw, type EmployeeLaw } from '../law-in-force/pay/salary-law.ts';
import { yearlyAmount } from '../law-in-force/sourced.ts';
import { incomeTaxLaw } from '../law-in-force/tax/income-tax-law.ts';
import * as law from '../law/every-law.ts';
import { sumOf } from '../quantity/arithmetic.ts';
import { renamed, step } from '../quantity/names.ts';
import type { Measure, Money } from '../quantity/quantity.ts';
import { carBenefit } from '../rules/pay/company-car.ts';
import { extraHoursPay, type ExtraHoursPay } from '../rules/pay/extra-hours.ts';
import { mealVoucherPay } from '../rules/pay/meal-vouchers.ts';
import {
  supplementaryPensionDeduction,
  travelAllowance,
} from '../rules/tax/deductions/deductions.ts';
import type { IncomeTaxLaw } from '../rules/tax/tariff/income-tax.ts';
import {
  elementsOfYear,
  type EmployersElement,
  type ExemptionRule,
  type PayElements,
} from './elements.ts';
import { countEqualMonths } from './equal-months.ts';
import { exemptionsOf } from './exemptions.ts';
import { payOf, salaryOnly, withExemption, type PeriodPay } from './period-pay.ts';
import type { PayExtras, Person, PersonFacts, SpecialRules } from './person.ts';

/** The pay of an employee with the law of a month and the entries of the tax card: all that payslips are made from. */
export interface Employee {
  readonly payMonth: Month;
  /** The figures of the law in the month and in its year. */
  readonly payLaw: EmployeeLaw;
  readonly taxLaw: IncomeTaxLaw;
  /** Annual deductions on the tax card, in addition to contributions and lump sums. */
  readonly deductions: readonly Money[];
  readonly rules: SpecialRules | undefined;
  /** The month's salary itself. */
  readonly salary: Money;
  readonly month: PeriodPay;
  /** Twelve equal months, without what is paid once. */
  readonly year: PeriodPay;
  /** What is paid once in the year; `null` for nothing. */
  readonly oneOff: PeriodPay | null;
  /** The pay for extra hours in the month; `null` for none. */
  readonly hoursPay: ExtraHoursPay | null;
  /** Hours of overtime in the month; `null` for none. */
  readonly overtimeHours: Measure<'hours'> | null;
  /** Special rules that were asked for and exempt nothing. */
  readonly notExempt: readonly ExemptionRule[];
}

/** An employee in a month and in its calendar year. */
export function employeeOf({ facts, gross }: Person, payMonth: Month): Employee {
  const { taxClass, weeklyHours, travel, supplementaryPension, extras, oneOffElements, rules } =
    facts;
  const payLaw = employeeLaw(payMonth, weeklyHours);
  const salary = extras ? renamed('basicSalary', gross.month) : gross.month;
  const hoursPay = extras ? hoursPayOf(extras, salary, payLaw, payMonth) : null;
  const elements = extras && elementsOfMonth(salary, extras, hoursPay, payMonth);
  const pay = {
    month: elements ? payOf(elements, 'grossSalary') : salaryOnly(gross.month),
    year: payOfYear(gross.year, elements, oneOffElements ? 'grossWithoutBonus' : 'grossSalary'),
    oneOff: oneOffElements ? payOf(oneOffElements, 'oneOffPay') : null,
  };
  const exempt = exemptionsOf({ facts, gross, ...pay, payMonth, partTime: payLaw.partTime });
  return {
    payMonth,
    payLaw,
    taxLaw: incomeTaxLaw(payMonth, taxClass),
    deductions: [
      travelAllowance(travel, payLaw.travelAllowance),
      supplementaryPensionDeduction(supplementaryPension, payLaw.supplementaryPensionMaximum),
      workingOnAllowance(facts, payMonth),
    ].filter((each) => each !== null),
    rules,
    salary,
    month: withExemption(pay.month, exempt.month, 'taxablePayAfterExemption'),
    year: withExemption(pay.year, exempt.year, 'taxablePayAfterExemption'),
    oneOff: pay.oneOff && withExemption(pay.oneOff, exempt.oneOff, 'bonusAfterExemption'),
    hoursPay,
    overtimeHours: extras?.hours?.overtime ?? null,
    notExempt: exempt.notExempt,
  };
}

/** The allowance of the tax card for those who work on, where the law of the month has one. */
export function workingOnAllowance({ rules }: PersonFacts, payMonth: Month): Money | null {
  if (rules?.worksOn !== true) return null;
  const allowance = yearlyAmount('workingOnAllowance', law.workingOnAllowance, payMonth);
  return allowance.amount === 0 ? null : allowance;
}

/** Whether a month's salary is below the minimum wage of an unskilled adult for the hours of work. */
export function isBelowMinimumWage({ salary, payMonth }: Employee, weeklyHours: number): boolean {
  return salary.amount < minimumWageForHours(payMonth, weeklyHours);
}

/** Whether a month pays more than its contributions count. */
export function isAboveCeiling({ month, payLaw }: Employee): boolean {
  return month.care.amount > payLaw.month.ceiling.amount;
}

/** A month's salary and the elements beside it. */
function elementsOfMonth(
  salary: Money,
  extras: PayExtras,
  hoursPay: ExtraHoursPay | null,
  payMonth: Month,
) {
  const { rentPremium, vouchers } = extras;
  const benefits = benefitsOf(extras);
  const { overtime, supplements } = hoursPay ?? {};
  const meals = vouchers && mealVoucherPay(vouchers, payElementsLaw(payMonth));
  return {
    basicSalary: salary,
    overtimeBasePay: overtime?.base,
    overtimePay: overtime?.pay,
    publicHolidayPay: supplements?.taxable ?? undefined,
    exemptSupplements: supplements?.exempt,
    supplements: supplements?.all,
    rentPremium: rentPremium?.amount,
    benefitsInKind: benefits.length > 0 ? step('benefitsInKind', sumOf(benefits)) : undefined,
    mealVoucherAdvantage: meals?.advantage ?? undefined,
    taxableMealVouchers: meals?.taxable ?? undefined,
    mealVoucherShare: meals?.ownShare,
  } satisfies Readonly<Record<EmployersElement, Money | undefined>>;
}

/** What a person receives in kind in a month. */
export function benefitsOf({ car, otherBenefits }: PayExtras): readonly Money[] {
  return car ? [carBenefit(car), ...otherBenefits] : otherBenefits;
}

/** The pay of twelve equal months. */
function payOfYear(
  salary: Money,
  monthElements: PayElements | undefined,
  grossId: 'grossSalary' | 'grossWithoutBonus',
): PeriodPay {
  if (!monthElements)
    return salaryOnly(grossId === 'grossSalary' ? salary : renamed(grossId, salary));
  return payOf(
    { ...elementsOfYear(monthElements), basicSalary: renamed('basicSalary', salary) },
    grossId,
  );
}

function hoursPayOf(
  { hours, hoursPay }: PayExtras,
  salary: Money,
  { partTime }: EmployeeLaw,
  payMonth: Month,
): ExtraHoursPay | null {
  if (hoursPay || !hours) return hoursPay ?? null;
  return extraHoursPay(salary, hours, payElementsLaw(payMonth), partTime);
}

/** Months of pay, equal ones counted together. */
export function equalMonths(employees: readonly Employee[]): readonly {
  readonly employee: Employee;
  readonly elements: PayElements;
  readonly times: Measure<'months'>;
}[] {
  return countEqualMonths(employees).map(({ first: employee, times }) => ({
    employee,
    elements: employee.month.elements,
    times,
  }));
}

import type { Month } from '../dated/month.ts';
import { accidentFactorOf } from '../law-in-force/pay/employer-law.ts';
import { selfEmployedLaw } from '../law-in-force/pay/salary-law.ts';
import { incomeTaxLaw, nonResidentTaxLaw } from '../law-in-force/tax/income-tax-law.ts';
import type { Breakdown } from '../rules/pay/breakdown.ts';
import { selfEmployedMonth, selfEmployedYear } from '../rules/pay/self-employed-year.ts';
import { employeeOf, workingOnAllowance, type Employee } from './employee.ts';
import { oneOffSlip } from './one-off-pay.ts';
import type { Person } from './person.ts';
import { monthSlip, yearSlip } from './slips.ts';

/** A month and its calendar year. */
export interface MonthAndYear {
  readonly month: Breakdown;
  /** The year includes what is paid once. */
  readonly year: Breakdown;
  /** The slip of what is paid once, where there is any. */
  readonly oneOffSlip?: Breakdown | undefined;
}

export interface PersonPay extends MonthAndYear {
  /** Missing for the self-employed. */
  readonly employee?: Employee;
}

/** The pay of one person who is taxed alone, as the payslip and the assessment compute it. */
export function payOfPerson(person: Person, payMonth: Month): PersonPay {
  if (!person.facts.isEmployee) {
    const year = yearOfSelfEmployed(person, payMonth);
    return { month: selfEmployedMonth(person.gross.month, year), year };
  }
  const employee = employeeOf(person, payMonth);
  return {
    employee,
    month: monthSlip(employee),
    year: yearSlip(employee),
    oneOffSlip: oneOffSlip(employee),
  };
}

/** The slip of one person who is taxed alone, for a month or a year. */
export function slipOfPerson(person: Person, period: 'month' | 'year', payMonth: Month): Breakdown {
  if (!person.facts.isEmployee) return payOfPerson(person, payMonth)[period];
  const employee = employeeOf(person, payMonth);
  return period === 'month' ? monthSlip(employee) : yearSlip(employee);
}

function yearOfSelfEmployed({ facts, gross }: Person, payMonth: Month): Breakdown {
  const { travel, supplementaryPension, specialExpenses, selfEmployed } = facts;
  const { accidentFactor = null, isInsuredOnRequest = false } = selfEmployed ?? {};
  const deductions = {
    travel,
    pensionScheme: supplementaryPension,
    specialExpenses,
    allowance: workingOnAllowance(facts, payMonth),
    isInsuredOnRequest,
    accidentFactor: accidentFactor === null ? null : accidentFactorOf(payMonth, accidentFactor),
  };
  const taxLawOf = facts.isTaxedAsResident ? incomeTaxLaw : nonResidentTaxLaw;
  const taxLaw = taxLawOf(payMonth, facts.taxClass);
  return selfEmployedYear(gross.year, deductions, selfEmployedLaw(payMonth), taxLaw);
}

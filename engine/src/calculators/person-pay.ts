import type { Month } from '../dated/month.ts';
import { incomeTaxLaw, type TaxClass } from '../law-in-force/income-tax-law.ts';
import { employeeLaw, selfEmployedLaw } from '../law-in-force/salary-law.ts';
import type { Cents } from '../money/cents.ts';
import type { Money } from '../quantity/quantity.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import type { Travel } from '../rules/deductions.ts';
import { employeeMonth } from '../rules/employee-month.ts';
import { employeeYear } from '../rules/employee-year.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { minimumWageCredit } from '../rules/minimum-wage-credit.ts';
import { selfEmployedMonth, selfEmployedYear } from '../rules/self-employed-year.ts';

/** What decides one person's pay beside the gross, whichever calculator asks. */
export interface PersonTerms {
  readonly taxClass: TaxClass;
  readonly isEmployee: boolean;
  /** Of an employee. */
  readonly weeklyHours: number;
  readonly travel: Travel;
  /** Own yearly contribution to an occupational scheme, or to the scheme for the self-employed. */
  readonly supplementaryPension: Cents;
  /** Yearly special expenses of a self-employed person; the lump sum applies when they are lower. */
  readonly specialExpenses: Cents;
}

/** A person with the gross. */
export interface Person extends PersonTerms {
  readonly gross: GrossSalaries;
}

/** One person's pay as a function of the gross: the law is looked up once for any number of salaries. */
export interface Pay {
  readonly month: (gross: GrossSalaries) => Breakdown;
  readonly year: (gross: GrossSalaries) => Breakdown;
  readonly both: (gross: GrossSalaries) => { readonly month: Breakdown; readonly year: Breakdown };
}

/** The pay of one person who is taxed alone, as the payslip and the assessment compute it. */
export function payOf(terms: PersonTerms, payMonth: Month): Pay {
  return terms.isEmployee ? employeePay(terms, payMonth) : selfEmployedPay(terms, payMonth);
}

function employeePay(terms: PersonTerms, payMonth: Month): Pay {
  const { travel, supplementaryPension } = terms;
  const law = employeeLaw(payMonth, terms.weeklyHours);
  const taxLaw = incomeTaxLaw(payMonth, terms.taxClass);
  const deductions = { travel, supplementaryPension };
  const creditOf = (gross: GrossSalaries) =>
    minimumWageCredit(gross.month, law.minimumWageCredit, law.partTime);
  const month = (gross: GrossSalaries, credit: Money | null) =>
    employeeMonth(gross.month, deductions, credit, law, taxLaw);
  const year = (gross: GrossSalaries, credit: Money | null) =>
    employeeYear(gross.year, deductions, credit, law, taxLaw);
  return {
    month: (gross) => month(gross, creditOf(gross)),
    year: (gross) => year(gross, creditOf(gross)),
    both: (gross) => {
      const credit = creditOf(gross);
      return { month: month(gross, credit), year: year(gross, credit) };
    },
  };
}

function selfEmployedPay(terms: PersonTerms, payMonth: Month): Pay {
  const { travel, supplementaryPension, specialExpenses } = terms;
  const law = selfEmployedLaw(payMonth);
  const taxLaw = incomeTaxLaw(payMonth, terms.taxClass);
  const deductions = { travel, pensionScheme: supplementaryPension, specialExpenses };
  const yearOf = (gross: GrossSalaries) => selfEmployedYear(gross.year, deductions, law, taxLaw);
  return {
    month: (gross) => selfEmployedMonth(gross.month, yearOf(gross)),
    year: yearOf,
    both: (gross) => {
      const year = yearOf(gross);
      return { month: selfEmployedMonth(gross.month, year), year };
    },
  };
}

import type { Month } from '../dated/month.ts';
import { incomeTaxLaw } from '../law-in-force/income-tax-law.ts';
import { selfEmployedLaw } from '../law-in-force/salary-law.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { selfEmployedMonth, selfEmployedYear } from '../rules/self-employed-year.ts';
import { employeePay } from './employee-pay.ts';
import type { Pay, PersonTerms } from './person.ts';

/** The pay of one person who is taxed alone, as the payslip and the assessment compute it. */
export function payOf(terms: PersonTerms, payMonth: Month): Pay {
  return terms.isEmployee ? employeePay(terms, payMonth) : selfEmployedPay(terms, payMonth);
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

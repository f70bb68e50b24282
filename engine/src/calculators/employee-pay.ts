import type { Month } from '../dated/month.ts';
import { bonusLaw } from '../law-in-force/bonus-law.ts';
import { incomeTaxLaw } from '../law-in-force/income-tax-law.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import type { Money } from '../quantity/quantity.ts';
import { bonusInYear, bonusSlip } from '../rules/bonus.ts';
import { deductibleContributions, yearlyDeductions } from '../rules/employee-contributions.ts';
import { employeeMonth } from '../rules/employee-month.ts';
import { employeeYear } from '../rules/employee-year.ts';
import type { GrossSalaries } from '../rules/gross-salary.ts';
import { minimumWageCredit } from '../rules/minimum-wage-credit.ts';
import { salaryOnly } from '../rules/period-pay.ts';
import type { Pay, PersonTerms } from './person.ts';

/** The pay of an employee who is taxed alone, as a function of the gross. */
export function employeePay(terms: PersonTerms, payMonth: Month): Pay {
  const { travel, supplementaryPension, bonus } = terms;
  const law = employeeLaw(payMonth, terms.weeklyHours);
  const taxLaw = incomeTaxLaw(payMonth, terms.taxClass);
  const deductions = { travel, supplementaryPension };
  const creditOf = (gross: GrossSalaries) =>
    minimumWageCredit(gross.month, law.minimumWageCredit, law.partTime);
  const monthOf = (gross: GrossSalaries, credit: Money | null) =>
    employeeMonth(salaryOnly(gross.month), deductions, credit, law, taxLaw);
  const yearOf = (gross: GrossSalaries, credit: Money | null) => {
    const pay = salaryOnly(gross.year);
    if (bonus === undefined) return { year: employeeYear(pay, deductions, credit, law, taxLaw) };
    const inYear = bonusInYear(pay, bonus, law);
    const year = employeeYear(inYear.pay, deductions, credit, law, taxLaw, inYear.bases);
    return { year, bonus: { amount: bonus, bases: inYear.bonusBases } };
  };
  return {
    month: (gross) => monthOf(gross, creditOf(gross)),
    year: (gross) => yearOf(gross, creditOf(gross)).year,
    both: (gross) => {
      const credit = creditOf(gross);
      const month = monthOf(gross, credit);
      const { year, bonus: paid } = yearOf(gross, credit);
      if (paid === undefined) return { month, year };
      const ordinary = {
        taxable: gross.month,
        contributions: deductibleContributions(month),
        cardDeductions: yearlyDeductions(deductions, law),
      };
      const { amount, bases } = paid;
      return {
        month,
        year,
        bonus: bonusSlip(amount, bases, ordinary, law, bonusLaw(payMonth), taxLaw),
      };
    },
  };
}

import type { Month } from '../dated/month.ts';
import { bonusLaw } from '../law-in-force/bonus-law.ts';
import { incomeTaxLaw } from '../law-in-force/income-tax-law.ts';
import { employeeLaw } from '../law-in-force/salary-law.ts';
import { bonusInYear, bonusSlip } from '../rules/bonus.ts';
import { employeeMonth } from '../rules/employee-month.ts';
import { employeeYear } from '../rules/employee-year.ts';
import { minimumWageCredit } from '../rules/minimum-wage-credit.ts';
import { paidTo, type Paid } from './paid.ts';
import type { Pay, PersonTerms } from './person.ts';

/** The pay of an employee who is taxed alone, as a function of the gross. */
export function employeePay(terms: PersonTerms, payMonth: Month): Pay {
  const { travel, supplementaryPension, bonus } = terms;
  const law = employeeLaw(payMonth, terms.weeklyHours);
  const taxLaw = incomeTaxLaw(payMonth, terms.taxClass);
  const deductions = { travel, supplementaryPension };
  const paid = paidTo(terms, payMonth);
  const creditOf = ({ salary }: Paid) =>
    minimumWageCredit(salary, law.minimumWageCredit, law.partTime);
  const monthOf = (all: Paid, credit = creditOf(all)) =>
    employeeMonth(all.month, deductions, credit, law, taxLaw);
  const yearOf = (all: Paid, credit = creditOf(all)) => {
    const { month, year } = all;
    if (bonus === undefined) return { year: employeeYear(year, deductions, credit, law, taxLaw) };
    const { pay, bases, bonusBases } = bonusInYear(year, bonus, law);
    const whole = employeeYear(pay, deductions, credit, law, taxLaw, bases);
    const bonusOf = () =>
      bonusSlip(bonus, bonusBases, month, deductions, law, bonusLaw(payMonth), taxLaw);
    return { year: whole, bonusOf };
  };
  return {
    month: (gross) => monthOf(paid(gross)),
    year: (gross) => yearOf(paid(gross)).year,
    both: (gross) => {
      const both = paid(gross);
      const credit = creditOf(both);
      const month = monthOf(both, credit);
      const { year, bonusOf } = yearOf(both, credit);
      return bonusOf ? { month, year, bonus: bonusOf() } : { month, year };
    },
  };
}

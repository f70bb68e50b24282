import type { Month } from '../../dated/month.ts';
import { taxClassOfValue } from '../../law-in-force/income-tax-law.ts';
import { selfEmployedLaw } from '../../law-in-force/salary-law.ts';
import { fromEuros, zeroCents } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import type { EmployedSpouse } from '../../pay/couple-slips.ts';
import { paidTo } from '../../pay/paid.ts';
import type { Person } from '../../pay/person.ts';
import { earnerYear } from '../../pay/slips.ts';
import { taxCard, workingOnAllowance, workingOnOnly } from '../../pay/tax-card.ts';
import { grossSalaries } from '../../rules/gross-salary.ts';
import type { Spouse } from '../../rules/joint-assessment.ts';
import { selfEmployedEarnerYear } from '../../rules/self-employed-year.ts';
import { refuseBelowMinimum, weeklyHoursOf } from '../person-salary.ts';
import type { JointSalaryInput } from './input.ts';

/** One person's fields of the request. */
interface Entered {
  readonly grossSalary: number;
  readonly taxClass: 1 | 2 | 3;
  readonly isEmployee: boolean;
  readonly weeklyHours: number;
  readonly distanceToWork?: number | null | undefined;
  readonly transportCosts?: number | null | undefined;
  readonly supplementaryPension?: number | null | undefined;
  readonly workingOnAllowance?: boolean | null | undefined;
}

/**
 * The persons of the request; the second is missing when no second salary was given.
 *
 * @throws RefusedInput when salaries are below the lowest one that is accepted
 */
export function personsOf(input: JointSalaryInput): [Person, Person | null] {
  const salaryPeriod = input.salaryPeriod ?? 'monthly';
  const increase = percentOf(input.increasePercent ?? 0);
  const { grossSalary, grossSalary2 } = input;
  const taxClass = input.taxClass ?? 1;
  const isEmployee = input.employmentType !== 2;
  const isEmployee2 = input.employmentType2 !== 2;
  const weeklyHours = weeklyHoursOf(input.weeklyHours, isEmployee);
  const weeklyHours2 = weeklyHoursOf(input.weeklyHours2, isEmployee2);
  refuseBelowMinimum(
    [
      { field: 'grossSalary', amount: grossSalary, weeklyHours },
      { field: 'grossSalary2', amount: grossSalary2, weeklyHours: weeklyHours2 },
    ],
    salaryPeriod,
  );
  const person = (entered: Entered): Person => ({
    gross: grossSalaries(fromEuros(entered.grossSalary), salaryPeriod, increase),
    terms: {
      taxClass: taxClassOfValue[entered.taxClass],
      isEmployee: entered.isEmployee,
      weeklyHours: entered.weeklyHours,
      travel: {
        distanceKilometres: entered.distanceToWork ?? 0,
        onTaxCard:
          typeof entered.transportCosts === 'number' ? fromEuros(entered.transportCosts) : null,
      },
      supplementaryPension: fromEuros(entered.supplementaryPension ?? 0),
      specialExpenses: zeroCents,
      rules: entered.workingOnAllowance === true ? workingOnOnly : undefined,
    },
  });
  const first = person({ ...input, grossSalary, taxClass, isEmployee, weeklyHours });
  if (typeof grossSalary2 !== 'number') return [first, null];
  const second = person({
    grossSalary: grossSalary2,
    // Class 2 always applies to both persons.
    taxClass: taxClass === 3 ? taxClass : (input.taxClass2 ?? taxClass),
    isEmployee: isEmployee2,
    weeklyHours: weeklyHours2,
    distanceToWork: input.distanceToWork2,
    workingOnAllowance: input.workingOnAllowance2,
  });
  return [first, second];
}

/** A person's year before tax, for an assessment of the couple. */
export function spouseOf(person: Person, payMonth: Month): Spouse {
  const { terms, gross } = person;
  const { travel, supplementaryPension, isEmployee } = terms;
  const allowance = workingOnAllowance(terms.rules, payMonth);
  if (isEmployee) {
    // The couple's assessment subtracts the allowance after its other deductions.
    const card = taxCard({ ...terms, rules: undefined }, payMonth);
    return { year: { ...earnerYear(paidTo(person, payMonth), card), allowance }, isEmployee };
  }
  const deductions = { travel, pensionScheme: supplementaryPension, allowance };
  const law = selfEmployedLaw(payMonth);
  return { year: selfEmployedEarnerYear(gross.year, deductions, law), isEmployee };
}

/** A person with a payslip; `null` for the self-employed. */
export function employedSpouse(person: Person, payMonth: Month): EmployedSpouse | null {
  const { terms } = person;
  if (!terms.isEmployee) return null;
  return { paid: paidTo(person, payMonth), card: taxCard(terms, payMonth) };
}

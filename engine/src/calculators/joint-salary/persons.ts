import type { Month } from '../../dated/month.ts';
import { commonFactsOf, refuseBelowMinimum } from '../../input/person.ts';
import { selfEmployedLaw } from '../../law-in-force/pay/salary-law.ts';
import { fromEuros } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import { employeeOf, workingOnAllowance } from '../../pay/employee.ts';
import type { Person } from '../../pay/person.ts';
import { earnerYear } from '../../pay/slips.ts';
import type { Spouse } from '../../rules/couples/joint-assessment.ts';
import { grossSalaries } from '../../rules/pay/gross-salary.ts';
import { selfEmployedEarnerYear } from '../../rules/pay/self-employed-year.ts';
import type { JointSalaryInput } from './input.ts';

/**
 * The persons of an input; the second is `null` without a second salary.
 *
 * @throws RefusedInput when salaries are below the lowest one that is accepted
 */
export function personsOf(input: JointSalaryInput): [Person, Person | null] {
  const salaryPeriod = input.salaryPeriod ?? 'monthly';
  const increase = percentOf(input.increasePercent ?? 0);
  const { grossSalary, grossSalary2 } = input;
  const taxClass = input.taxClass ?? 1;
  const first = commonFactsOf({ ...input, taxClass });
  const second = commonFactsOf({
    // Class 2 always applies to both persons.
    taxClass: first.taxClass === '2' ? taxClass : (input.taxClass2 ?? taxClass),
    employmentType: input.employmentType2,
    weeklyHours: input.weeklyHours2,
    distanceToWork: input.distanceToWork2,
  });
  refuseBelowMinimum(
    [
      { field: 'grossSalary', amount: grossSalary, weeklyHours: first.weeklyHours },
      { field: 'grossSalary2', amount: grossSalary2, weeklyHours: second.weeklyHours },
    ],
    salaryPeriod,
  );
  const person = (facts: Person['facts'], gross: number, worksOn: boolean): Person => ({
    gross: grossSalaries(fromEuros(gross), salaryPeriod, increase),
    facts: { ...facts, rules: worksOn ? { worksOn } : undefined },
  });
  return [
    person(first, grossSalary, input.workingOnAllowance === true),
    typeof grossSalary2 === 'number'
      ? person(second, grossSalary2, input.workingOnAllowance2 === true)
      : null,
  ];
}

/** A person's year before tax, for an assessment of the couple. */
export function spouseOf(person: Person, payMonth: Month): Spouse {
  const { facts, gross } = person;
  const { travel, supplementaryPension, isEmployee } = facts;
  const allowance = workingOnAllowance(facts, payMonth);
  if (isEmployee) {
    // The couple's assessment subtracts the allowance after its other deductions.
    const employee = employeeOf({ gross, facts: { ...facts, rules: undefined } }, payMonth);
    return { year: { ...earnerYear(employee), allowance }, isEmployee };
  }
  const deductions = { travel, pensionScheme: supplementaryPension, allowance };
  const law = selfEmployedLaw(payMonth);
  return { year: selfEmployedEarnerYear(gross.year, deductions, law), isEmployee };
}

import type { Day } from '../../dated/day.ts';
import { taxClassOfValue } from '../../law-in-force/income-tax-law.ts';
import { fromEuros, noCents } from '../../money/cents.ts';
import { percentOf } from '../../money/rate.ts';
import { grossSalaries } from '../../rules/gross-salary.ts';
import { requestedPayMonth } from '../requested-period.ts';
import {
  minimumWageOf,
  personSalary,
  refuseBelowMinimum,
  weeklyHoursOf,
  type Person,
} from '../person-salary.ts';
import { explainedBreakdown, inEuros } from '../salary-breakdown.ts';
import type { NetSalaryInput } from './input.ts';
import type { NetSalaryResult } from './result.ts';

/**
 * Net salary of a month under the rules of `payMonth`, and of the calendar year it lies in.
 *
 * @throws RefusedInput when the salary is below the minimum wage or the month's law is not known
 */
export function calculate(input: NetSalaryInput, today: Day): NetSalaryResult {
  const { payMonth, periodHints } = requestedPayMonth(input.payMonth, today);
  const salaryPeriod = input.salaryPeriod ?? 'monthly';
  const isEmployee = input.employmentType !== 2;
  const weeklyHours = weeklyHoursOf(input.weeklyHours, isEmployee);
  refuseBelowMinimum(
    [{ field: 'grossSalary', amount: input.grossSalary, weeklyHours }],
    salaryPeriod,
  );

  const gross = grossSalaries(
    fromEuros(input.grossSalary),
    salaryPeriod,
    percentOf(input.increasePercent ?? 0),
  );
  const person: Person = {
    gross,
    taxClass: taxClassOfValue[input.taxClass],
    isEmployee,
    weeklyHours,
    travel: {
      distanceKilometres: input.distanceToWork ?? 0,
      onTaxCard: typeof input.transportCosts === 'number' ? fromEuros(input.transportCosts) : null,
    },
    supplementaryPension: fromEuros(input.supplementaryPension ?? 0),
    specialExpenses: noCents,
  };
  const { month, year, hints } = personSalary(person, payMonth);
  const minimumWage = minimumWageOf(person, payMonth);
  return {
    monthlySalary: inEuros(month),
    annualSalary: inEuros(year),
    payMonth,
    ...(minimumWage !== undefined && { minimumWage }),
    hints: [...periodHints, ...hints],
    ...(input.explain !== false && {
      explanation: {
        monthlySalary: explainedBreakdown(month),
        annualSalary: explainedBreakdown(year),
      },
    }),
  };
}

import type { Day } from '../../dated/day.ts';
import { fromEuros } from '../../money/cents.ts';
import { refuseBelowMinimum } from '../person-salary.ts';
import { requestedPayMonth } from '../requested-period.ts';
import { salaryAnswer } from '../salary-answer.ts';
import { requestedPerson } from '../salary-request.ts';
import type { NetSalaryInput } from './input.ts';
import type { NetSalaryResult } from './result.ts';

/**
 * Net salary of a month under the rules of `payMonth`, and of the calendar year it lies in.
 *
 * @throws RefusedInput when the salary is below the minimum wage or the month's law is not known
 */
export function calculate(input: NetSalaryInput, today: Day): NetSalaryResult {
  const { payMonth, periodHints } = requestedPayMonth(input.payMonth, today);
  const { salaryPeriod, terms, grossOf } = requestedPerson(input);
  const { weeklyHours } = terms;
  refuseBelowMinimum(
    [{ field: 'grossSalary', amount: input.grossSalary, weeklyHours }],
    salaryPeriod,
  );
  const person = { terms, gross: grossOf(fromEuros(input.grossSalary)) };
  const { answer, explanation } = salaryAnswer(input, person, payMonth, periodHints);
  // Added and not copied with the answer, which takes as long as a tenth of the calculation.
  return input.explain === false ? answer : Object.assign(answer, { explanation: explanation() });
}

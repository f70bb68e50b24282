import type { Day } from '../../dated/day.ts';
import { askedPartsOf } from '../../input/asked-parts.ts';
import { payMonthOf } from '../../input/period.ts';
import { personOf, refuseBelowMinimum, refuseCreditOfOtherClass } from '../../input/person.ts';
import { fromEuros } from '../../money/cents.ts';
import { salaryOf } from '../../pay/salary.ts';
import { salaryResult } from '../../result/salary.ts';
import { withSteps } from '../../result/with-steps.ts';
import type { NetSalaryInput } from './input.ts';
import type { NetSalaryResult } from './result.ts';

/**
 * Net salary of a month under the rules of `payMonth`, and of the calendar year it lies in.
 *
 * @throws RefusedInput when the salary is below the minimum wage or the month's law is not known
 */
export function calculate(input: NetSalaryInput, today: Day): NetSalaryResult {
  const { payMonth, periodHints } = payMonthOf(input, today);
  const { salaryPeriod, facts, grossOf } = personOf(input, payMonth);
  refuseCreditOfOtherClass(input, facts);
  const { grossSalary } = input;
  refuseBelowMinimum(
    [{ field: 'grossSalary', amount: grossSalary, weeklyHours: facts.weeklyHours }],
    salaryPeriod,
  );
  const person = { facts, gross: grossOf(fromEuros(grossSalary)) };
  const salary = salaryOf(person, payMonth, askedPartsOf(input));
  const { result, explanation } = salaryResult(salary, periodHints);
  return withSteps(input, result, explanation);
}

import type { Day } from '../../dated/day.ts';
import type { Month } from '../../dated/month.ts';
import { askedPartsOf, employerOf } from '../../input/asked-parts.ts';
import { highestEuros } from '../../input/fields.ts';
import { payMonthOf } from '../../input/period.ts';
import { personOf, refuseCreditOfOtherClass, type InputPerson } from '../../input/person.ts';
import { refuse } from '../../input/refused-input.ts';
import { isSelfEmployed } from '../../input/salary-fields.ts';
import { minimumGrossSalary } from '../../law-in-force/pay/lowest-salaries.ts';
import { cents, fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import { smallestWhere } from '../../money/smallest-where.ts';
import { employeeOf } from '../../pay/employee.ts';
import { employerCosts } from '../../pay/employer-costs.ts';
import { slipOfPerson } from '../../pay/person-pay.ts';
import { salaryOf } from '../../pay/salary.ts';
import { salaryResult } from '../../result/salary.ts';
import { withSteps } from '../../result/with-steps.ts';
import type { GrossSalaryInput } from './input.ts';
import { variationOfNet } from './net-of-gross.ts';
import type { GrossSalaryResult } from './result.ts';
import { smallestGross } from './smallest-gross.ts';

/** The highest gross that is tried: the highest that net salary accepts. */
const highestGross = fromEuros(highestEuros);

/** The amount for which a gross salary is looked for. */
interface Wish {
  readonly field: 'netSalary' | 'employerCost';
  readonly amount: Cents;
}

/**
 * The smallest gross that gives a net, or the largest that costs an employer no more than a sum, and its pay.
 *
 * @throws RefusedInput unless there is exactly one wish that an accepted gross fulfils, or the month's law is not known
 */
export function calculate(input: GrossSalaryInput, today: Day): GrossSalaryResult {
  const { payMonth, periodHints } = payMonthOf(input, today);
  const wish = wishOf(input);
  const person = personOf(input, payMonth);
  refuseCreditOfOtherClass(input, person.facts);
  const gross = grossFor(wish, input, person, payMonth);
  const asked = askedPartsOf(input);
  const salary = salaryOf(
    { facts: person.facts, gross: person.grossOf(gross) },
    payMonth,
    wish.field === 'employerCost' ? { ...asked, employer: employerOf(input) } : asked,
  );
  const { result, explanation } = salaryResult(salary, periodHints);
  return withSteps(input, { grossSalary: toEuros(gross), result }, explanation);
}

/** The wish of an input. @throws RefusedInput unless there is exactly one, and an employer where it is a cost */
function wishOf(input: GrossSalaryInput): Wish {
  const { netSalary, employerCost } = input;
  if (typeof employerCost !== 'number') {
    if (typeof netSalary === 'number') return { field: 'netSalary', amount: fromEuros(netSalary) };
    refuse({ field: 'netSalary', code: 'required' });
  }
  if (typeof netSalary === 'number') {
    refuse({ field: 'employerCost', code: 'onlyOneWish' });
  }
  if (isSelfEmployed(input)) {
    refuse({ field: 'employerCost', code: 'employeesOnly' });
  }
  return { field: 'employerCost', amount: fromEuros(employerCost) };
}

function grossFor(
  { field, amount }: Wish,
  input: GrossSalaryInput,
  person: InputPerson,
  payMonth: Month,
): Cents {
  const { salaryPeriod, facts, grossOf } = person;
  const lowest = fromEuros(minimumGrossSalary(salaryPeriod, facts.weeklyHours));
  if (field === 'employerCost') {
    const cost = (entered: Cents): Cents => {
      const employee = employeeOf({ facts, gross: grossOf(entered) }, payMonth);
      return employerCosts(employee, employerOf(input)).shares[salaryPeriod].cost.amount;
    };
    if (amount < cost(lowest))
      refuse({ field, code: 'belowMinimum', limit: toEuros(cost(lowest)) });
    if (amount > cost(highestGross))
      refuse({ field, code: 'aboveMaximum', limit: toEuros(cost(highestGross)) });
    return largestGross(amount, lowest, cost);
  }
  const period = salaryPeriod === 'monthly' ? 'month' : 'year';
  const net = (entered: Cents): Cents =>
    slipOfPerson({ facts, gross: grossOf(entered) }, period, payMonth).netSalary.amount;
  if (amount < net(lowest)) refuse({ field, code: 'belowMinimum', limit: toEuros(net(lowest)) });
  const pay = { net, ...variationOfNet(person, payMonth) };
  const found = smallestGross(amount, lowest, highestGross, pay);
  return found ?? refuse({ field, code: 'aboveMaximum', limit: toEuros(net(highestGross)) });
}

/** The largest gross whose cost is at most a wish: the cost rises with every cent of gross. */
function largestGross(wish: Cents, lowest: Cents, cost: (gross: Cents) => Cents): Cents {
  const tooMuch = Math.min(2 * wish, highestGross) + 1;
  return cents(smallestWhere(lowest, tooMuch, (gross) => cost(cents(gross)) > wish) - 1);
}

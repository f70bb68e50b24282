import type { Day } from '../../dated/day.ts';
import type { Month } from '../../dated/month.ts';
import { minimumGrossSalary } from '../../law-in-force/salary-figures.ts';
import { fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import { slipOfPerson } from '../../pay/person-pay.ts';
import { RefusedInput, type Refusal } from '../calculator.ts';
import { requestedPayMonth } from '../requested-period.ts';
import { salaryAnswer } from '../salary-answer.ts';
import { requestedPerson, type RequestedPerson } from '../salary-request.ts';
import { costOfGross } from './cost-of-gross.ts';
import { highestSalary, type GrossSalaryInput } from './input.ts';
import { largestGross } from './largest-gross.ts';
import { variationOfNet } from './net-of-gross.ts';
import type { GrossSalaryResult } from './result.ts';
import { smallestGross } from './smallest-gross.ts';
import { wishOf, type Wish } from './wish.ts';

/** The highest gross that is tried: the highest that net salary accepts. */
const highestGross = fromEuros(highestSalary);

/**
 * The smallest gross that gives a net, or the largest that costs an employer no more than a sum, and its pay.
 *
 * @throws RefusedInput unless there is exactly one wish that an accepted gross fulfils, or the month's law is not known
 */
export function calculate(input: GrossSalaryInput, today: Day): GrossSalaryResult {
  const { payMonth, periodHints } = requestedPayMonth(input.payMonth, today);
  const wish = wishOf(input);
  const request = requestedPerson(input);
  const gross = grossFor(wish, input, request, payMonth);
  const person = { terms: request.terms, gross: request.grossOf(gross) };
  const asked = wish.field === 'employerCost' ? { ...input, employer: true } : input;
  const { answer, explanation } = salaryAnswer(asked, person, payMonth, periodHints);
  return {
    grossSalary: toEuros(gross),
    result: answer,
    ...(input.explain !== false && { explanation: explanation() }),
  };
}

function grossFor(
  { field, amount }: Wish,
  input: GrossSalaryInput,
  request: RequestedPerson,
  payMonth: Month,
): Cents {
  const { salaryPeriod, terms, grossOf } = request;
  const lowest = fromEuros(minimumGrossSalary(salaryPeriod, terms.weeklyHours));
  const refuse = (code: Refusal['code'], limit: Cents): never => {
    throw new RefusedInput([{ field, code, limit: toEuros(limit) }]);
  };
  if (field === 'employerCost') {
    const cost = costOfGross(input, request, payMonth);
    if (amount < cost(lowest)) refuse('belowMinimum', cost(lowest));
    if (amount > cost(highestGross)) refuse('aboveMaximum', cost(highestGross));
    return largestGross(amount, lowest, highestGross, cost);
  }
  const period = salaryPeriod === 'monthly' ? 'month' : 'year';
  const net = (entered: Cents): Cents =>
    slipOfPerson({ terms, gross: grossOf(entered) }, period, payMonth).netSalary.amount;
  if (amount < net(lowest)) refuse('belowMinimum', net(lowest));
  const pay = { net, ...variationOfNet(request, payMonth) };
  const found = smallestGross(amount, lowest, highestGross, pay);
  return found ?? refuse('aboveMaximum', net(highestGross));
}

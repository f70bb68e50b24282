import type { Day } from '../../dated/day.ts';
import type { Month } from '../../dated/month.ts';
import { minimumGrossSalary } from '../../law-in-force/salary-figures.ts';
import { cents, fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import { RefusedInput, type Refusal } from '../calculator.ts';
import { payOf } from '../person-pay.ts';
import { requestedPayMonth } from '../requested-period.ts';
import { salaryAnswer } from '../salary-answer.ts';
import { requestedPerson, type RequestedPerson } from '../salary-request.ts';
import { grossSalaryInputSchema, type GrossSalaryInput } from './input.ts';
import { variationOfNet } from './net-of-gross.ts';
import type { GrossSalaryResult } from './result.ts';
import { smallestGross, type NetOfGross } from './smallest-gross.ts';

/** The highest gross that is tried: the highest that net salary accepts. */
const highestGross = fromEuros(grossSalaryInputSchema.properties.netSalary.maximum);

/**
 * The smallest gross that gives a net, and its pay.
 *
 * @throws RefusedInput when no accepted gross gives that net, or the month's law is not known
 */
export function calculate(input: GrossSalaryInput, today: Day): GrossSalaryResult {
  const { payMonth, periodHints } = requestedPayMonth(input.payMonth, today);
  const request = requestedPerson(input);
  const gross = grossFor(fromEuros(input.netSalary), request, payMonth);
  const person = { ...request.terms, gross: request.grossOf(gross) };
  const { answer, explanation } = salaryAnswer(input, person, payMonth, periodHints);
  return {
    grossSalary: toEuros(gross),
    result: answer,
    ...(input.explain !== false && { explanation: explanation() }),
  };
}

function grossFor(wish: Cents, request: RequestedPerson, payMonth: Month): Cents {
  const { salaryPeriod, terms, grossOf } = request;
  const lowest = fromEuros(minimumGrossSalary(salaryPeriod, terms.weeklyHours));
  const breakdownOf = payOf(terms, payMonth)[salaryPeriod === 'monthly' ? 'month' : 'year'];
  const net = (entered: Cents): Cents => breakdownOf(grossOf(entered)).netSalary.amount;
  if (wish < net(lowest)) throw refused('belowMinimum', net(lowest));
  const pay: NetOfGross = { net, ...variationOfNet(request, payMonth) };
  const found = smallestGross(wish, lowest, highestGross, pay);
  if (found === undefined) throw refused('aboveMaximum', net(cents(highestGross)));
  return found;
}

function refused(code: Refusal['code'], limit: Cents): RefusedInput {
  return new RefusedInput([{ field: 'netSalary', code, limit: toEuros(limit) }]);
}

import { inForce, newest, type Parameter } from '../dated/parameter.ts';
import { monthsOf, yearOf, type Month } from '../dated/month.ts';
import type { Sourced } from '../dated/source.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { salaryNames, type SalaryFigureId } from '../quantity/names.ts';
import type { Money, Share } from '../quantity/quantity.ts';

/** The value of a parameter in a month, ready to be handed to a rule. @throws UnknownPeriod */
export function valueIn<Value>(parameter: Parameter<Value>, payMonth: Month): Sourced<Value> {
  const { value, source } = inForce(parameter, payMonth);
  return { value, sources: [source] };
}

/**
 * A value that a year's computation takes for the whole year.
 *
 * @throws RangeError when it changes within the year: the year would have to be computed in parts
 */
export function yearRound<Value>(parameter: Parameter<Value>, payMonth: Month): Sourced<Value> {
  const values = monthsOf(yearOf(payMonth)).map((each) => inForce(parameter, each));
  if (new Set(values).size > 1) {
    throw new RangeError(`${parameter.title} changes within ${yearOf(payMonth)}`);
  }
  return valueIn(parameter, payMonth);
}

/** One part of a value of the law, with the source of the whole. */
export function part<Value, Part>(
  { value, sources }: Sourced<Value>,
  choose: (value: Value) => Part,
): Sourced<Part> {
  return { value: choose(value), sources };
}

/** The newest value of a parameter that no date decides, ready to be handed to a rule. */
export function newestValue<Value>(parameter: Parameter<Value>): Sourced<Value> {
  const { value, source } = newest(parameter);
  return { value, sources: [source] };
}

/** An amount of the law on pay as a figure of the steps that use it. */
export function moneyOf(id: SalaryFigureId, { value, sources }: Sourced<Cents>): Money {
  return salaryNames.money(id, value, sources);
}

/** A rate of the law on pay as a figure of the steps that use it. */
export function shareOf(id: SalaryFigureId, { value, sources }: Sourced<Rate>): Share {
  return salaryNames.share(id, value, sources);
}

import { monthsOf, yearOf, type Month } from '../dated/month.ts';
import { inForce, nearestInForce, type Parameter } from '../dated/parameter.ts';
import type { Sourced } from '../dated/source.ts';
import type { FigureId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { sourcedMoney, sourcedShare } from '../quantity/names.ts';
import type { Money, Share } from '../quantity/quantity.ts';

/** The value of a parameter in a month, with its source. @throws UnknownPeriod when the month is before the first value */
export function valueIn<Value>(parameter: Parameter<Value>, payMonth: Month): Sourced<Value> {
  const { value, source } = inForce(parameter, payMonth);
  return { value, sources: [source] };
}

/**
 * The value of a parameter that is the same in all months of a calendar year.
 *
 * @throws RangeError when it changes within the year, because the year would have to be computed in parts
 */
export function constantThroughYear<Value>(
  parameter: Parameter<Value>,
  payMonth: Month,
): Sourced<Value> {
  const values = monthsOf(yearOf(payMonth)).map((month) => inForce(parameter, month));
  if (new Set(values).size > 1) {
    throw new RangeError(`${parameter.title} changes within ${yearOf(payMonth)}`);
  }
  return valueIn(parameter, payMonth);
}

/** One part of a value, with the source of the whole value. */
export function part<Value, Name extends keyof Value>(
  { value, sources }: Sourced<Value>,
  name: Name,
): Sourced<Value[Name]> {
  return { value: value[name], sources };
}

/**
 * The value of a parameter in the month of today, with its source, or the nearest known one. For calculations that name no
 * month.
 */
export function nearestValue<Value>(parameter: Parameter<Value>, month: Month): Sourced<Value> {
  const { value, source } = nearestInForce(parameter, month);
  return { value, sources: [source] };
}

/** A rate that is the same in all months of a calendar year. @throws RangeError when it changes within the year */
export function yearlyShare(id: FigureId, parameter: Parameter<Rate>, payMonth: Month): Share {
  return sourcedShare(id, constantThroughYear(parameter, payMonth));
}

/** An amount that is the same in all months of a calendar year. @throws RangeError when it changes within the year */
export function yearlyAmount(id: FigureId, parameter: Parameter<Cents>, payMonth: Month): Money {
  return sourcedMoney(id, constantThroughYear(parameter, payMonth));
}

/** Prepares the law of each month once. The cache is bounded, because `prepare` throws for unsupported months. */
export function memoizeByMonth<Law>(prepare: (payMonth: Month) => Law): (payMonth: Month) => Law {
  const prepared = new Map<Month, Law>();
  return (payMonth) => {
    const known = prepared.get(payMonth);
    if (known !== undefined) return known;
    const made = prepare(payMonth);
    prepared.set(payMonth, made);
    return made;
  };
}

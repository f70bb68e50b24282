import { inForce, newest, type Parameter } from '../dated/parameter.ts';
import type { Month } from '../dated/month.ts';
import type { Sourced } from '../explanation/explained.ts';

/** The value of a parameter in a month, ready to be handed to a rule. @throws UnknownPeriod */
export function valueIn<Value>(parameter: Parameter<Value>, payMonth: Month): Sourced<Value> {
  const { value, source } = inForce(parameter, payMonth);
  return { value, sources: [source] };
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

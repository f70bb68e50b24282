import { yearOf, type Month, type Year } from './month.ts';
import type { Source } from './source.ts';

/** A value of the law or an assumption from a day on, with where it was read. There is no way to write the one without the other. */
export interface Version<Value> {
  /** First day on which it holds, YYYY-MM-DD; the first of a month. */
  readonly from: `${number}-${number}-01`;
  readonly value: Value;
  readonly source: Source;
}

/** A number (or table) that the State sets, or that we chose as an assumption, through time. */
export interface Parameter<Value> {
  /** What it is, for a reader of the list of all parameters. */
  readonly title: string;
  readonly unit:
    | 'EUR'
    | 'EUR a month'
    | 'EUR a year'
    | 'EUR a kWh'
    | 'kWh a year'
    | 'kWp'
    | 'square metres'
    | 'kilograms'
    | 'months'
    | 'years'
    | 'rate'
    | 'points'
    | 'table'
    | 'number';
  /** The last year for which somebody re-read the source and found the newest version in force. */
  readonly confirmedThrough: Year;
  /** Oldest first. */
  readonly versions: readonly [Version<Value>, ...Version<Value>[]];
}

/** No value is known for a month: it lies before the first version or after the last confirmed year. */
export class UnknownPeriod extends Error {
  readonly month: Month;

  constructor(title: string, month: Month) {
    super(`${title}: not known for ${month}`);
    this.name = 'UnknownPeriod';
    this.month = month;
  }
}

/** The version in force in a month. @throws UnknownPeriod */
export function inForce<Value>(parameter: Parameter<Value>, month: Month): Version<Value> {
  const version = parameter.versions.findLast(({ from }) => from.slice(0, 7) <= month);
  if (!version || yearOf(month) > parameter.confirmedThrough) {
    throw new UnknownPeriod(parameter.title, month);
  }
  return version;
}

/** The newest version, for what no date of a request decides: an assumption. */
export function newest<Value>({ versions }: Parameter<Value>): Version<Value> {
  return versions.at(-1) ?? versions[0];
}

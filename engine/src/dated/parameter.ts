import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { monthOf, monthsInYear, yearOf, type Month, type Year } from './month.ts';
import type { Article, Source } from './source.ts';

/** A value from a day on, with its source. The type has no way to write a value without its source. */
export interface Version<Value> {
  /** First day on which it applies, YYYY-MM-DD; the first of a month. */
  readonly from: `${number}-${number}-01`;
  readonly value: Value;
  readonly source: Source;
  /** The article that sets the number. An assumption has none. */
  readonly setBy?: Article;
}

/** The unit of a figure as it is listed. */
type FigureUnit = 'EUR' | 'percent' | 'EUR a kWh' | 'years' | 'number' | 'text';

/** The unit of a figure, or the units of a table by column. */
export type Units = FigureUnit | { readonly [column: string]: Units };

/** The units that a value of the engine's type can have. */
type UnitsOf<Value> = [Value] extends [Cents]
  ? 'EUR'
  : [Value] extends [Rate]
    ? 'percent' | 'EUR a kWh' | 'number'
    : [Value] extends [number]
      ? 'years' | 'number'
      : [Value] extends [string]
        ? 'text'
        : [Value] extends [readonly (infer Row)[]]
          ? UnitsOf<Row>
          : { readonly [Column in ColumnOf<Value>]: UnitsOf<ColumnValue<Value, Column>> };
type ColumnOf<Value> = Value extends unknown ? keyof Value : never;
type ColumnValue<Value, Column extends PropertyKey> =
  Value extends Readonly<Record<Column, infer Found>> ? Found : never;

/** A number or table that the State sets or that we assume, with its history. */
export type Parameter<Value> = About<Value> & {
  /** Oldest first. */
  readonly versions: readonly [Version<Value>, ...Version<Value>[]];
};

/** A parameter, which has the type of its values. One that never changed is written without a list of versions. */
export function defineParameter<Value>(
  parameter: Parameter<Value> | (About<Value> & Version<Value>),
): Parameter<Value> {
  if ('versions' in parameter) return parameter;
  return { ...parameter, versions: [parameter] };
}

/** What a parameter is worth, as a type. */
export type ValueOf<Of> = Of extends Parameter<infer Value> ? Value : never;

type About<Value> = {
  /** Name in the list of all parameters. */
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
    | 'degrees'
    | 'months'
    | 'years'
    | 'rate'
    | 'points'
    | 'table'
    | 'number';
  /** The last year for which somebody re-read the source and found the newest version in force. */
  readonly confirmedThrough: Year;
} & Columns<Value>;

/** A table names the units of its columns. */
type Columns<Value> = unknown extends Value
  ? { readonly columns?: Units }
  : UnitsOf<Value> extends FigureUnit
    ? { readonly columns?: UnitsOf<Value> }
    : { readonly columns: UnitsOf<Value> };

/** No value is known for a month: it is before the first version or after the last confirmed year. */
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

/** The version in force in a month, or the nearest known one: the first, or the one of the last confirmed month. */
export function nearestInForce<Value>(parameter: Parameter<Value>, month: Month): Version<Value> {
  const { versions, confirmedThrough } = parameter;
  const lastConfirmed = monthOf(`${confirmedThrough}-${monthsInYear}`);
  const known = month < lastConfirmed ? month : lastConfirmed;
  return versions.findLast(({ from }) => from.slice(0, 7) <= known) ?? versions[0];
}

/** The newest version, for texts that have no date at hand. It may not be in force yet. */
export function newest<Value>({ versions }: Parameter<Value>): Version<Value> {
  return versions.at(-1) ?? versions[0];
}

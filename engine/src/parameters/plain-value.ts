import type { Units } from '../dated/parameter.ts';

/** A value as JSON: a number, a text, a list, or a table by columns. */
export type PlainValue =
  | number
  | string
  | readonly PlainValue[]
  | { readonly [column: string]: PlainValue };

/** Enough digits for every figure of the law, and few enough to remove floating-point errors. */
const significantDigits = 12;

/**
 * Converts a parameter's value to plain JSON: cents to euros, rates to percent or to their unit.
 *
 * @throws TypeError when the value does not match its units
 */
export function plainValue(value: unknown, units: Units): PlainValue {
  if (Array.isArray(value)) return value.map((row: unknown) => plainValue(row, units));
  if (units === 'text' && typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (units === 'EUR') return value / 100;
    if (units === 'number' || units === 'years') return value;
  }
  if (typeof value === 'object' && value !== null) {
    if (isRatio(value)) {
      const figure = value.numerator / value.denominator;
      if (units === 'percent') return withoutFloatError(figure * 100);
      if (units === 'EUR a kWh' || units === 'number') return withoutFloatError(figure);
    } else if (typeof units === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([column, part]) => [
          column,
          plainValue(part, unitIn(units, column)),
        ]),
      );
    }
  }
  throw new TypeError(`no ${JSON.stringify(units)}: ${JSON.stringify(value)}`);
}

function unitIn(units: { readonly [column: string]: Units }, column: string): Units {
  const unit = units[column];
  if (unit === undefined) throw new TypeError(`no unit for ${column}`);
  return unit;
}

function isRatio(
  value: object,
): value is { readonly numerator: number; readonly denominator: number } {
  return 'numerator' in value && 'denominator' in value;
}

function withoutFloatError(figure: number): number {
  return Number(figure.toPrecision(significantDigits));
}

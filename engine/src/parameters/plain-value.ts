import type { Units } from './units.ts';

/** A value as JSON says it: a figure, a word, a list, or a table by columns. */
export type PlainValue =
  | number
  | string
  | readonly PlainValue[]
  | { readonly [column: string]: PlainValue };

/** Enough digits for any figure of the law, and too few for the hair that binary numbers are off. */
const significantDigits = 12;

/**
 * Writes a parameter's value down in plain figures: cents as euros, rates in percent or in their unit.
 *
 * @throws TypeError when the value is not what its units say
 */
export function plainValue(value: unknown, units: Units): PlainValue {
  if (Array.isArray(value)) return value.map((row: unknown) => plainValue(row, units));
  if (units === 'text' && typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (units === 'EUR') return value / 100;
    if (units === 'number') return value;
  }
  if (typeof value === 'object' && value !== null) {
    if (isRatio(value)) {
      const figure = value.numerator / value.denominator;
      if (units === 'percent') return withoutHair(figure * 100);
      if (units === 'EUR a kWh' || units === 'number') return withoutHair(figure);
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

function withoutHair(figure: number): number {
  return Number(figure.toPrecision(significantDigits));
}

import { toEuros } from '../money/cents.ts';
import type { Money } from '../quantity/quantity.ts';

/** The same names in the same order, each with its converted value. */
export function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  convert: (value: From, name: Name) => To,
): Readonly<Record<Name, To>>;
export function mapValues<Name extends string, From, To>(
  record: Readonly<Partial<Record<Name, From>>>,
  convert: (value: From, name: Name) => To,
): Readonly<Partial<Record<Name, To>>>;
export function mapValues(
  record: Readonly<Record<string, unknown>>,
  convert: (value: unknown, name: string) => unknown,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(record).map(([name, value]) => [name, convert(value, name)]);
  return Object.fromEntries(entries);
}

/** Amounts of money as a result shows them, in euros. */
export function amountsInEuros<Name extends string>(
  amounts: Readonly<Record<Name, Money>>,
): Readonly<Record<Name, number>> {
  return mapValues(amounts, ({ amount }) => toEuros(amount));
}

import { clearlyNearest, decimalFraction } from './decimal.ts';

declare const unit: unique symbol;

/** An amount of money in whole cents. Only the named roundings and the functions below create one. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Brands a whole number of cents. @throws RangeError when it is not a safe integer */
export function cents(wholeCents: number): Cents {
  if (!Number.isSafeInteger(wholeCents)) throw new RangeError(`not whole cents: ${wholeCents}`);
  return (wholeCents === 0 ? 0 : wholeCents) as Cents;
}

/** Parses an amount as the law prints it: `euros('2570.93')`. @throws RangeError beyond two decimals */
export function euros(printed: string): Cents {
  const { numerator, denominator } = decimalFraction(printed);
  return cents((numerator * 100) / denominator);
}

/**
 * Converts a JSON number in euros to the nearest cent of its shortest decimal form (half up).
 *
 * @throws RangeError when it is beyond safe integers of cents
 */
export function fromEuros(amount: number): Cents {
  // Near a half, only the decimal form is exact.
  const nearest = clearlyNearest(amount * 100);
  if (nearest !== undefined) return cents(nearest);
  const [whole = '', decimals = ''] = String(Math.abs(amount)).split('.');
  const centsBelow = cents(Number(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`));
  const decimalsBeyond = decimals.slice(2).padEnd(1, '0');
  const isAboveHalf = decimalsBeyond > '5' || (decimalsBeyond === '5' && amount > 0);
  return cents(Math.sign(amount) * (isAboveHalf ? centsBelow + 1 : centsBelow));
}

/**
 * Converts a floating-point amount in euros, such as the payment of a loan, to the nearest cent (half up). Floating-point
 * errors far below a cent are removed first: 100.00499999999998 stands for 100.005.
 *
 * @throws RangeError when it is beyond safe integers of cents
 */
export function fromComputedEuros(amount: number): Cents {
  // Formatting is slow, and not needed away from a half.
  const nearest = clearlyNearest(amount * 100);
  if (nearest !== undefined) return cents(nearest);
  return fromEuros(Number(amount.toFixed(8)));
}

/** The amount in euros as a JSON number. */
export function toEuros(amount: Cents): number {
  return amount / 100;
}

export const zeroCents: Cents = cents(0);

/** Sum of the amounts; zero without any. */
export function sum(...amounts: readonly Cents[]): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as Cents;
}

/** `from` minus all the others. */
export function subtractCents(from: Cents, ...amounts: readonly Cents[]): Cents {
  return (from - sum(...amounts)) as Cents;
}

/** A whole multiple, such as twelve equal months. @throws RangeError when the product is no safe integer */
export function timesWhole(amount: Cents, wholeNumber: number): Cents {
  return cents(amount * wholeNumber);
}

/** The lower of two amounts. */
export function minCents(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}

/** The higher of two amounts. */
export function maxCents(a: Cents, b: Cents): Cents {
  return a > b ? a : b;
}

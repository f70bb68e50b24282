import { decimalFraction } from './decimal.ts';

declare const unit: unique symbol;

/** An amount of money in whole euro cents. Only the named roundings and the constructors below make one. */
export type Cents = number & { readonly [unit]: 'cents' };

/** A whole number of cents, as it is. @throws RangeError when it is not a safe integer */
export function cents(wholeCents: number): Cents {
  if (!Number.isSafeInteger(wholeCents)) throw new RangeError(`not whole cents: ${wholeCents}`);
  return (wholeCents === 0 ? 0 : wholeCents) as Cents;
}

/** An amount of the law as it is printed: `euros('2570.93')`. @throws RangeError beyond two decimals */
export function euros(printed: string): Cents {
  const { numerator, denominator } = decimalFraction(printed);
  return cents((numerator * 100) / denominator);
}

/**
 * An amount in euros that arrived as a JSON number, to the nearest cent of its shortest decimal form (half up).
 *
 * @throws RangeError when it is beyond safe integers of cents
 */
export function fromEuros(amount: number): Cents {
  const scaled = amount * 100;
  const nearest = Math.round(scaled);
  // Away from a half the binary product cannot land on the wrong side; at a half only the decimal form knows.
  if (Math.abs(scaled - nearest) < 0.49) return cents(nearest);
  const [whole = '', decimals = ''] = String(Math.abs(amount)).split('.');
  const below = cents(Number(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`));
  const beyond = decimals.slice(2).padEnd(1, '0');
  const isAboveHalf = beyond > '5' || (beyond === '5' && amount > 0);
  return cents(Math.sign(amount) * (isAboveHalf ? below + 1 : below));
}

/**
 * An amount in euros that was computed in binary numbers, such as a loan's payment, to the nearest cent (half up). What
 * binary numbers leave behind far below a cent is taken off first: 100.00499999999998 was meant as 100.005.
 *
 * @throws RangeError when it is beyond safe integers of cents
 */
export function fromComputedEuros(amount: number): Cents {
  // Writing a number out in digits takes long; away from a half it is not needed.
  const scaled = amount * 100;
  const nearest = Math.round(scaled);
  if (Math.abs(scaled - nearest) < 0.49) return cents(nearest);
  return fromEuros(Number(amount.toFixed(8)));
}

/** The amount in euros as a JSON number. */
export function toEuros(amount: Cents): number {
  return amount / 100;
}

/** Nothing. */
export const noCents: Cents = cents(0);

/** All amounts together; nothing without any. */
export function sum(...amounts: readonly Cents[]): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as Cents;
}

/** `from` less all the others. */
export function less(from: Cents, ...amounts: readonly Cents[]): Cents {
  return (from - sum(...amounts)) as Cents;
}

/** A whole multiple: twelve equal months, for instance. @throws RangeError when the product is no safe integer */
export function times(amount: Cents, wholeNumber: number): Cents {
  return cents(amount * wholeNumber);
}

/** The lower of two amounts. */
export function lowest(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}

/** The higher of two amounts. */
export function highest(a: Cents, b: Cents): Cents {
  return a > b ? a : b;
}

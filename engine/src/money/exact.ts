import type { Cents } from './cents.ts';
import type { Rate } from './rate.ts';

declare const unit: unique symbol;

/** Numbers for safe integers and bigints for larger ones: exact at any size, fast at usual sizes. */
type Integer = number | bigint;

/**
 * An exact amount of money between two roundings: a fraction of cents. It is not `Cents`, so an amount that was multiplied
 * and not rounded does not compile where cents are expected. The named roundings return to cents.
 */
export interface Exact {
  readonly numerator: Integer;
  readonly denominator: Integer;
  readonly [unit]: 'exact cents';
}

/** Whole cents as an exact amount. */
export function exact(amount: Cents): Exact {
  return fraction(amount, 1);
}

/** The amount times a rate. */
export function multiply(amount: Cents | Exact, rate: Rate): Exact {
  if (typeof amount === 'number') {
    return fraction(product(amount, rate.numerator), rate.denominator);
  }
  return fraction(
    product(amount.numerator, rate.numerator),
    product(amount.denominator, rate.denominator),
  );
}

export function timesInteger(amount: Exact, wholeNumber: number): Exact {
  return fraction(product(amount.numerator, wholeNumber), amount.denominator);
}

/** The amount divided by a whole number. */
export function divide(amount: Cents | Exact, wholeNumber: number): Exact {
  return typeof amount === 'number'
    ? fraction(amount, wholeNumber)
    : fraction(amount.numerator, product(amount.denominator, wholeNumber));
}

/** The exact sum. */
export function add(a: Cents | Exact, b: Cents | Exact): Exact {
  return combined(a, b, 1);
}

/** The exact difference. */
export function subtract(a: Cents | Exact, b: Cents | Exact): Exact {
  return combined(a, b, -1);
}

/** Whether the first is below the second. */
export function isLess(a: Cents | Exact, b: Cents | Exact): boolean {
  return combined(a, b, -1).numerator < 0;
}

/** The same amount in lowest terms, for amounts that are kept and used often, or shown. */
export function reduced(amount: Exact): Exact {
  const numerator = BigInt(amount.numerator);
  const denominator = BigInt(amount.denominator);
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return fraction(asNumberIfSafe(numerator / divisor), asNumberIfSafe(denominator / divisor));
}

/** The amount in euros as a number, for display only: digits beyond the cent may be lost. */
export function exactToEuros(amount: Exact): number {
  const { numerator, denominator } = amount;
  if (typeof numerator === 'number' && Number.isSafeInteger(Number(denominator) * 100)) {
    return numerator / (Number(denominator) * 100);
  }
  const lowest = reduced(amount);
  return Number(lowest.numerator) / (Number(lowest.denominator) * 100);
}

/** The greatest integer that is not above the amount divided by `centsEach`. */
export function floorOfMultiples(amount: Exact, centsEach: number): number {
  return floorQuotient(amount.numerator, product(amount.denominator, centsEach));
}

/** The greatest integer that is not above the amount in cents plus one half. */
export function floorOfCentsPlusHalf(amount: Exact): number {
  const { numerator, denominator } = amount;
  return floorQuotient(total(product(numerator, 2), denominator), product(denominator, 2));
}

function combined(a: Cents | Exact, b: Cents | Exact, sign: 1 | -1): Exact {
  const first = typeof a === 'number' ? exact(a) : a;
  const second = typeof b === 'number' ? exact(b) : b;
  if (first.denominator === second.denominator) {
    return fraction(total(first.numerator, product(second.numerator, sign)), first.denominator);
  }
  return fraction(
    total(
      product(first.numerator, second.denominator),
      product(product(second.numerator, first.denominator), sign),
    ),
    product(first.denominator, second.denominator),
  );
}

function fraction(numerator: Integer, denominator: Integer): Exact {
  return { numerator, denominator } as Exact;
}

function product(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = a * b;
    if (Number.isSafeInteger(result)) return result;
  }
  return BigInt(a) * BigInt(b);
}

function total(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = a + b;
    if (Number.isSafeInteger(result)) return result;
  }
  return BigInt(a) + BigInt(b);
}

function floorQuotient(numerator: Integer, denominator: Integer): number {
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    // Exact: a quotient of safe integers is at least 1 / denominator away from the next integer, and its rounding moves it less.
    return Math.floor(numerator / denominator);
  }
  const [dividend, divisor] = [BigInt(numerator), BigInt(denominator)];
  const remainder = ((dividend % divisor) + divisor) % divisor;
  return Number((dividend - remainder) / divisor);
}

function asNumberIfSafe(integer: bigint): Integer {
  const asNumber = Number(integer);
  return Number.isSafeInteger(asNumber) ? asNumber : integer;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

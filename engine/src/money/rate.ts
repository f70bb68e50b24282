import { clearlyNearest, decimalFraction } from './decimal.ts';

declare const unit: unique symbol;

/** An exact ratio of two integers: a rate, a share, an index over its base. */
export interface Rate {
  readonly numerator: number;
  readonly denominator: number;
  readonly [unit]: 'rate';
}

/** The ratio of two integers. @throws RangeError when they are not safe integers or the second is not positive */
export function ratio(numerator: number, denominator: number): Rate {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`not a ratio of integers: ${numerator}/${denominator}`);
  }
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor } as Rate;
}

export function whole(wholeNumber: number): Rate {
  return { numerator: wholeNumber, denominator: 1 } as Rate;
}

/** The whole, where a number of the API or of a formula is in percent. */
export const hundredPercent = 100;

/** Parses a rate as the law prints it: `percent('2.80')` is 28/1000. @throws RangeError when it is not a decimal number */
export function percent(printed: string): Rate {
  const { numerator, denominator } = decimalFraction(printed);
  return ratio(numerator, denominator * 100);
}

/** Converts a JSON number in percent, to four decimals (half up): `percentOf(2.5)` is 25/1000. */
export function percentOf(value: number): Rate {
  if (value === 0) return zeroRate;
  return ratio(wholeParts(value, 4), 1_000_000);
}

/** Converts a JSON number, to two decimals (half up): `hundredths(7.5)` is 75/10. */
export function hundredths(value: number): Rate {
  return ratio(wholeParts(value, 2), 100);
}

/** Converts a JSON number, to six decimals (half up): `millionths(8.125)` is 65/8. */
export function millionths(value: number): Rate {
  return ratio(wholeParts(value, 6), 1_000_000);
}

/** A number times a power of ten, rounded by its shortest decimal form (half up): 8.165 has 817 hundredths. */
function wholeParts(value: number, decimals: number): number {
  // Near a half, only the decimal form is exact.
  const nearest = clearlyNearest(value * 10 ** decimals);
  if (nearest !== undefined) return nearest;
  const [digits, exponent = '0'] = String(value).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
}

/** Parses a decimal number of the law: `decimal('944.43')`. @throws RangeError when it is not a decimal number */
export function decimal(printed: string): Rate {
  const { numerator, denominator } = decimalFraction(printed);
  return ratio(numerator, denominator);
}

/** The rate in percent, for display: 8 for 8 %. */
export function inPercent(rate: Rate): number {
  return (rate.numerator * 100) / rate.denominator;
}

/** The ratio as a number, for display. */
export function asNumber(rate: Rate): number {
  return rate.numerator / rate.denominator;
}

/** The product. @throws RangeError beyond safe integers */
export function multiplyRates(a: Rate, b: Rate): Rate {
  return ratio(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** The sum. @throws RangeError beyond safe integers */
export function addRates(a: Rate, b: Rate): Rate {
  return ratio(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** The difference. @throws RangeError beyond safe integers */
export function subtractRates(a: Rate, b: Rate): Rate {
  return addRates(a, ratio(-b.numerator, b.denominator));
}

/** The lower of two. */
export function minRate(a: Rate, b: Rate): Rate {
  return a.numerator * b.denominator <= b.numerator * a.denominator ? a : b;
}

/** Whether the first is above the second. */
export function isHigherRate(a: Rate, b: Rate): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}

/** 100 %. */
export const wholeRate: Rate = ratio(1, 1);
const zeroRate: Rate = ratio(0, 1);

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

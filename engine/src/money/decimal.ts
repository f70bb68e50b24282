/**
 * Parses a decimal number such as `-12.50` as a fraction of integers; the denominator is a power of ten.
 *
 * @throws RangeError when it is not a decimal number or has too many digits
 */
export function decimalFraction(digits: string): { numerator: number; denominator: number } {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits);
  if (!match) throw new RangeError(`not a decimal number: ${digits}`);
  const [, sign, whole, decimals = ''] = match;
  const numerator = Number(`${whole}${decimals}`);
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`too many digits: ${digits}`);
  return { numerator: sign === '-' ? -numerator : numerator, denominator: 10 ** decimals.length };
}

/** The nearest whole number, where a floating-point product is far enough from a half to be rounded correctly. */
export function clearlyNearest(scaled: number): number | undefined {
  const nearest = Math.round(scaled);
  return Math.abs(scaled - nearest) < 0.49 ? nearest : undefined;
}

declare const unit: unique symbol;

/**
 * A number that was computed in binary floating point, such as a loan's payment: money is in euros here, a rate in percent.
 * It is no `Cents`; only a rounding leads there.
 */
export type Binary = number & { readonly [unit]: 'binary' };

/** A number as it is. */
export function binary(value: number): Binary {
  return value as Binary;
}

declare const unit: unique symbol;

/**
 * A floating-point number, such as the payment of a loan: money in euros, rates in percent. It is not `Cents`; only a
 * rounding returns to them.
 */
export type Binary = number & { readonly [unit]: 'binary' };

/** Brands a number. */
export function binary(value: number): Binary {
  return value as Binary;
}

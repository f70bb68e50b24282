import { toEuros } from '../money/cents.ts';
import type { Money } from '../quantity/quantity.ts';
import { mapValues } from '../records.ts';

/** Amounts of money as a result shows them, in euros. */
export function amountsInEuros<Name extends string>(
  amounts: Readonly<Record<Name, Money>>,
): Readonly<Record<Name, number>> {
  return mapValues(amounts, ({ amount }) => toEuros(amount));
}

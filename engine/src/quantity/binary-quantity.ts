import type { Operation, Unit } from '../explanation/step.ts';
import { binary, type Binary } from '../money/binary.ts';
import { shownAmount } from './operands.ts';
import { Formula, Quantity } from './quantity.ts';
import type { Amount } from './units.ts';

/** A quantity in binary floating point. */
export type BinaryQuantity<U extends Unit> = Quantity<Binary, U>;

/** A quantity converted to binary, with the same name. Money is in euros. */
export function inBinary<U extends Unit>(quantity: Quantity<Amount, U>): BinaryQuantity<U> {
  const { id, unit } = quantity;
  const amount = binary(shownAmount(quantity));
  // A figure stays a figure with its sources. A step stays part of the explanation.
  return quantity.operation === 'figure'
    ? new Quantity(id, amount, 'binary', unit, 'figure', [], quantity.notes)
    : new Quantity(id, amount, 'binary', unit, 'called', [quantity]);
}

/** A formula of the annuity. @param operands in the order of the operation */
export function annuity<U extends Unit>(
  operation: Extract<Operation, `annuity${string}`>,
  operands: readonly BinaryQuantity<Unit>[],
  amount: number,
  unit: U,
): Formula<Binary, U> {
  return new Formula(binary(amount), 'binary', unit, operation, operands);
}

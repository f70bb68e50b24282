import type { Explainable } from '../explanation/explained.ts';
import type { OperandId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { Quantity, type Money } from './quantity.ts';

/**
 * An amount of a rule that still writes its steps by hand, as a quantity. They are explained after those of the quantities
 * that the rule was handed. Goes when the last rule is arithmetic on quantities.
 */
export function handWritten(
  id: OperandId,
  amount: Cents,
  steps: readonly Explainable[],
  ...handed: readonly Quantity[]
): Money {
  const notes = { handWritten: steps };
  return new Quantity(id, amount, 'cents', 'EUR', 'handWritten', handed, false, notes);
}

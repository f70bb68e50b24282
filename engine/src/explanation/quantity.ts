import { asNumber, type Rate } from '../money/rate.ts';
import type { Reasoning } from './explained.ts';
import type { Operand, OperandId, Step, Unit } from './step.ts';

/** An exact figure that is not money, together with the step that made it. */
export interface Quantity {
  readonly value: Rate;
  readonly step: Step;
}

/** Joins a figure and the reasoning that led to it. */
export function quantity(value: Rate, unit: Unit, reasoning: Omit<Reasoning, 'unit'>): Quantity {
  return { value, step: { ...reasoning, amount: asNumber(value), unit } };
}

/** An exact figure in a step. */
export function measured(
  id: OperandId,
  value: Rate,
  unit: Unit,
  operator: Operand['operator'] = '+',
): Operand {
  return { id, unit, value: asNumber(value), operator };
}

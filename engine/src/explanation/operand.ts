import { exactToEuros, type Exact } from '../money/exact.ts';
import { toEuros, type Cents } from '../money/cents.ts';
import { inPercent, type Rate } from '../money/rate.ts';
import type { Operand, OperandId, Unit } from './step.ts';

/** An amount of money in a step. */
export function money(
  id: OperandId,
  amount: Cents | Exact,
  operator: Operand['operator'] = '+',
): Operand {
  const value = typeof amount === 'number' ? toEuros(amount) : exactToEuros(amount);
  return { id, unit: 'EUR', value, operator };
}

/** A rate that multiplies what stands before it, shown in percent. */
export function rated(id: OperandId, rate: Rate): Operand {
  return { id, unit: 'percent', value: inPercent(rate), operator: '×' };
}

/** A plain number, such as months, that multiplies or divides what stands before it. */
export function counted(
  id: OperandId,
  value: number,
  operator: Operand['operator'],
  unit: Unit = 'number',
): Operand {
  return { id, unit, value, operator };
}

import type { Money } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { breakdown, linesOf, type Breakdown } from './breakdown.ts';
import { twelfth } from './twelfths.ts';

/** A month of a self-employed year: a twelfth of each line to the nearest cent, tax and net from the lines. */
export function selfEmployedMonth(profit: Money, year: Breakdown): Breakdown {
  const lines = linesOf((id) =>
    id === 'grossSalary' ? profit : twelfth(id, year[id], toNearestCent),
  );
  return breakdown(lines, lines.taxBeforeCredits, lines.taxCredits);
}

import { toEuros, type Cents } from '../money/cents.ts';
import type { Room } from '../rules/deduction-room.ts';

/** One ceiling and what is used of it: `deducted + remaining = max`, to the cent. */
export interface DeductionRoom {
  readonly max: number;
  /** The sum entered, also above the ceiling. */
  readonly deducted: number;
  /** Below zero when more is entered than counts. */
  readonly remaining: number;
  /** Deducted in percent of the ceiling, with two decimals, above 100 when over it. */
  readonly progress: number;
}

export const deductionRoomSchema = {
  type: 'object',
  required: ['max', 'deducted', 'remaining', 'progress'],
  properties: {
    max: { type: 'number', description: 'Ceiling of the year in euros.' },
    deducted: { type: 'number', description: 'The sum entered in euros, also above the ceiling.' },
    remaining: { type: 'number', description: 'max - deducted; below zero when over the ceiling.' },
    progress: { type: 'number', description: 'deducted in percent of max, two decimals.' },
  },
} as const;

const percent = 100;
/** Progress is shown to two decimals. */
const hundredthsInOne = 100;

/** A room as the answer shows it. */
export function shownRoom({ ceiling, paid, remaining }: Room): DeductionRoom {
  return shownAmounts(ceiling.amount, paid.amount, remaining.amount);
}

/** The same of amounts that are no quantities. A ceiling is never nothing. */
export function shownAmounts(ceiling: Cents, paid: Cents, remaining: Cents): DeductionRoom {
  return {
    max: toEuros(ceiling),
    deducted: toEuros(paid),
    remaining: toEuros(remaining),
    progress: Math.round((paid * percent * hundredthsInOne) / ceiling) / hundredthsInOne,
  };
}

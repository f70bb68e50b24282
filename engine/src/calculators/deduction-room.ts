import { toEuros, type Cents } from '../money/cents.ts';
import type { Room } from '../rules/deduction-room.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { objectOf } from '../schema/json-schema.ts';

export const deductionRoomSchema = objectOf({
  max: { type: 'number', description: 'Ceiling of the year in euros.' },
  deducted: { type: 'number', description: 'The sum entered in euros, also above the ceiling.' },
  remaining: { type: 'number', description: 'max - deducted; below zero when over the ceiling.' },
  progress: { type: 'number', description: 'deducted in percent of max, two decimals.' },
});

/** One ceiling and what is used of it: `deducted + remaining = max`, to the cent. */
export type DeductionRoom = FromSchema<typeof deductionRoomSchema>;

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

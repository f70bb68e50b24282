import { toEuros, type Cents } from '../money/cents.ts';
import type { Room } from '../rules/deduction-room.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { number, objectOf } from '../schema/json-schema.ts';

export const deductionRoomSchema = objectOf({
  max: number('Limit of the year in euros.'),
  deducted: number('The sum entered in euros, even if it is above the limit.'),
  remaining: number('`max` minus `deducted`. Below zero if the sum is above the limit.'),
  progress: number(
    '`deducted` in percent of `max`, with two decimals. If the limit is zero, it is 100, or 0 if nothing was entered.',
  ),
});

/** A ceiling, the payments towards it and the rest: `deducted + remaining = max`, to the cent. */
export type DeductionRoom = FromSchema<typeof deductionRoomSchema>;

const percent = 100;
/** Progress is shown to two decimals. */
const hundredthsInOne = 100;

/** A room in a result. */
export function shownRoom({ ceiling, paid, remaining }: Room): DeductionRoom {
  return shownAmounts(ceiling.amount, paid.amount, remaining.amount);
}

/** A room in a result, from plain amounts. */
export function shownAmounts(ceiling: Cents, paid: Cents, remaining: Cents): DeductionRoom {
  return {
    max: toEuros(ceiling),
    deducted: toEuros(paid),
    remaining: toEuros(remaining),
    progress: progressOf(paid, ceiling),
  };
}

function progressOf(paid: Cents, ceiling: Cents): number {
  if (ceiling === 0) return paid === 0 ? 0 : percent;
  return Math.round((paid * percent * hundredthsInOne) / ceiling) / hundredthsInOne;
}

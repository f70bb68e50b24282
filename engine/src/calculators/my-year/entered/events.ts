import type { ClassEvent } from '../input.ts';

/** Why an event cannot be: it happens once in a year, or the class and the events before it leave no room for it. */
type Contradiction = 'onlyOnce' | 'contradictsClass';

/**
 * What contradicts an event of a family; `null` where it fits.
 *
 * @param before the events that were entered before it
 */
export function contradictionOf(
  event: ClassEvent,
  before: readonly ClassEvent[],
  isMarriedAtStart: boolean,
): Contradiction | null {
  if (event === 'birth') return null;
  if (before.includes(event)) return 'onlyOnce';
  const ends = event === 'separation' || event === 'death';
  // A marriage ends only where there was one on 1 January, and begins only where there was none.
  if (ends !== isMarriedAtStart) return 'contradictsClass';
  const excluded: Readonly<Record<typeof event, ClassEvent>> = {
    separation: 'death',
    death: 'separation',
    partnership: 'marriage',
    marriage: 'partnership',
  };
  return before.includes(excluded[event]) ? 'contradictsClass' : null;
}

import type { DeductionRoom } from '@suen/engine/inputs';

/** What a deduction is to its ceiling: below it, exactly at it or above it. */
export type RoomStatus = 'down' | 'check' | 'up';

/** How much of a ceiling is used, from little to all of it. */
export type RoomLevel = 'red' | 'orange' | 'yellow' | 'teal';

/** Compared by the cent and not by the percentage, which two decimals may round to a full hundred. */
export function roomStatus(remaining: number): RoomStatus {
  if (remaining === 0) return 'check';
  return remaining > 0 ? 'down' : 'up';
}

const bounds = [
  { upTo: 25, level: 'red' },
  { upTo: 75, level: 'orange' },
  { upTo: 90, level: 'yellow' },
] as const;

/** @param progress what is used of the ceiling, in percent */
export function roomLevel(progress: number): RoomLevel {
  return bounds.find(({ upTo }) => progress <= upTo)?.level ?? 'teal';
}

const noBreakSpace = '\u00A0';
const most = 999;

/** The progress in a ring, in whole percent. A hundred only for a ceiling that is used to the cent. */
export function shownProgress({
  progress,
  remaining,
}: Pick<DeductionRoom, 'progress' | 'remaining'>): string {
  const whole = Math.round(progress);
  if (remaining !== 0 && whole === 100)
    return `${remaining > 0 ? '<' : '>'}${noBreakSpace}100${noBreakSpace}%`;
  return whole > most ? `>${noBreakSpace}${most}${noBreakSpace}%` : `${whole}${noBreakSpace}%`;
}

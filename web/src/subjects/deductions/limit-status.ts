import type { DeductionLimit } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';

/** What a deduction is to its ceiling: below it, exactly at it or above it. */
type LimitStatus = 'down' | 'check' | 'up';

/** How much of a ceiling is used, from little to all of it. */
type LimitLevel = 'red' | 'orange' | 'yellow' | 'teal';

/** Compared by the cent and not by the percentage, which two decimals may round to a full hundred. */
export function limitStatus(remaining: number): LimitStatus {
  if (remaining === 0) return 'check';
  return remaining > 0 ? 'down' : 'up';
}

const bounds = [
  { upTo: 25, level: 'red' },
  { upTo: 75, level: 'orange' },
  { upTo: 90, level: 'yellow' },
] as const;

/** @param progress what is used of the ceiling, in percent */
export function limitLevel(progress: number): LimitLevel {
  return bounds.find(({ upTo }) => progress <= upTo)?.level ?? 'teal';
}

const noBreakSpace = '\u00A0';
const most = 999;

type Progress = Pick<DeductionLimit, 'progress' | 'remaining'>;

/** A hundred only for a ceiling that is used to the cent: what rounds to it says on which side it lies. */
function written({ progress, remaining }: Progress, decimals: number, format: Format): string {
  const rounded = format.share(progress, decimals);
  if (remaining === 0 || rounded !== format.share(100, decimals)) return rounded;
  return `${remaining > 0 ? '<' : '>'}${noBreakSpace}${format.share(100, 0)}`;
}

/** The progress with two decimals: '23.25 %'. */
export function writtenProgress(limit: Progress, format: Format): string {
  return written(limit, 2, format);
}

/** The progress as a ring has room for it. */
export function progressInRing(limit: Progress, format: Format): string {
  if (Math.round(limit.progress) > most) return `>${noBreakSpace}${format.share(most, 0)}`;
  return writtenProgress(limit, format);
}

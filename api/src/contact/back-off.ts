/** How long to wait after a failure. */
export interface BackOff {
  readonly firstMilliseconds: number;
  readonly longestMilliseconds: number;
}

/**
 * The wait before the next attempt, in milliseconds: twice as long after each failure, up to a limit, and up to a quarter
 * shorter or longer by chance, so that several servers do not all come back at once.
 *
 * @param failures so far, at least 1
 * @param chance from 0 to 1
 */
export function waitAfter(
  failures: number,
  { firstMilliseconds, longestMilliseconds }: BackOff,
  chance: number,
): number {
  const doubled = firstMilliseconds * 2 ** Math.min(failures - 1, 30);
  return Math.min(doubled, longestMilliseconds) * (0.75 + chance / 2);
}

/** How long to wait after a failure. */
export interface BackOff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/**
 * The wait before the next attempt, in milliseconds: twice as long after each failure, up to a limit, and up to a quarter
 * shorter or longer by chance, so that several servers do not all come back at once.
 *
 * @param failures so far, at least 1
 * @param chance from 0 to 1
 */
export function waitAfter(failures: number, { firstMs, maxMs }: BackOff, chance: number): number {
  const doubled = firstMs * 2 ** Math.min(failures - 1, 30);
  return Math.min(doubled, maxMs) * (0.75 + chance / 2);
}

/** Whole cents, for sums of results without the errors of binary arithmetic. */
export function inCents(euros: number): number {
  return Math.round(euros * 100);
}

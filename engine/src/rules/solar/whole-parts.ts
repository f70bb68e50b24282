/**
 * Rounds shares to whole numbers that add up to their total (largest remainder method). Each share is rounded down, and the
 * rest is given, one each, to the largest remainders, the earlier one first among equals. No share changes by 1 or more, and
 * whole shares do not change.
 *
 * @param numerators share `i` is `numerators[i] / denominator`
 * @param total the sum of all shares, a whole number
 */
export function wholeParts(
  numerators: readonly number[],
  denominator: number,
  total: number,
): readonly number[] {
  const shares = numerators.map((numerator, position) => {
    const remainder = numerator % denominator;
    return { position, remainder, part: (numerator - remainder) / denominator };
  });
  const given = shares.reduce((sum, { part }) => sum + part, 0);
  const rounded = shares.map(({ part }) => part);
  // Sorting keeps equals in their order.
  const sharesByRemainder = shares.toSorted((a, b) => b.remainder - a.remainder);
  for (const { position, part } of sharesByRemainder.slice(0, total - given)) {
    rounded[position] = part + 1;
  }
  return rounded;
}

/**
 * Shares of a whole as whole parts that add up to it: each share rounded down, and what is left over given, one each, to the
 * largest remainders (the earlier first among equals). A share is `numerators[i] / denominator`; together they are `total`.
 * No share is moved by a whole part or more, and none that is whole already is moved at all.
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
  const byRemainder = shares.toSorted(
    (a, b) => b.remainder - a.remainder || a.position - b.position,
  );
  for (const { position, part } of byRemainder.slice(0, total - given)) {
    rounded[position] = part + 1;
  }
  return rounded;
}

/**
 * The smallest whole number for which a condition holds, found by halving.
 *
 * @param without a smaller number, for which the condition does not hold
 * @param holding a larger number, for which it holds
 * @param holds a condition that holds for every number above one for which it holds
 */
export function smallestWhere(
  without: number,
  holding: number,
  holds: (wholeNumber: number) => boolean,
): number {
  let [below, found] = [without, holding];
  while (found - below > 1) {
    const middle = Math.floor((below + found) / 2);
    if (holds(middle)) found = middle;
    else below = middle;
  }
  return found;
}

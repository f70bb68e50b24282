import { cents, type Cents } from '../../money/cents.ts';

/**
 * The largest gross from `from` to `to` whose cost is at most a wish, by bisection: the cost rises with every cent of gross.
 *
 * @param from a gross whose cost is at most the wish
 */
export function largestGross(
  wish: Cents,
  from: Cents,
  to: Cents,
  cost: (gross: Cents) => Cents,
): Cents {
  let [affordable, tooMuch]: [number, number] = [from, Math.min(2 * wish, to) + 1];
  while (tooMuch - affordable > 1) {
    const middle = Math.floor((affordable + tooMuch) / 2);
    if (cost(cents(middle)) <= wish) affordable = middle;
    else tooMuch = middle;
  }
  return cents(affordable);
}

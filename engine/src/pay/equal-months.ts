import { count } from '../quantity/names.ts';
import type { Measure } from '../quantity/quantity.ts';

/**
 * Months counted together where they are equal: the first of each with their number, in the order of the first ones.
 *
 * @param keyOf what is the same in equal months
 */
export function countEqualMonths<OfMonth>(
  months: readonly OfMonth[],
  keyOf: (month: OfMonth) => unknown = (month) => month,
): readonly {
  readonly first: OfMonth;
  readonly number: number;
  readonly times: Measure<'months'>;
}[] {
  const counts = new Map<unknown, { readonly first: OfMonth; readonly number: number }>();
  for (const month of months) {
    const { first, number } = counts.get(keyOf(month)) ?? { first: month, number: 0 };
    counts.set(keyOf(month), { first, number: number + 1 });
  }
  return [...counts.values()].map(({ first, number }) => ({
    first,
    number,
    times: count('monthsCounted', number, 'months'),
  }));
}

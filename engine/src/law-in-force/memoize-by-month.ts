import type { Month } from '../dated/month.ts';

/** The same law of the same month, prepared once. Bounded by the supported months, since an unknown month throws. */
export function memoizeByMonth<Law>(prepare: (payMonth: Month) => Law): (payMonth: Month) => Law {
  const prepared = new Map<Month, Law>();
  return (payMonth) => {
    const known = prepared.get(payMonth);
    if (known !== undefined) return known;
    const law = prepare(payMonth);
    prepared.set(payMonth, law);
    return law;
  };
}

import type { Month } from '../dated/month.ts';

/** Prepares the law of each month once. The cache is bounded, because `prepare` throws for unsupported months. */
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

import { difference } from '../../amount/derived.ts';

/** Where a figure goes, as texts choose their words by it. */
interface Trend {
  readonly trend: 'more' | 'less' | 'same';
  /** By how much, without a sign. */
  readonly size: number;
}

/** Compares two figures to the cent. */
export function trendBetween(own: number, other: number): Trend {
  const more = difference(other, own);
  if (more === 0) return { trend: 'same', size: 0 };
  return { trend: more > 0 ? 'more' : 'less', size: Math.abs(more) };
}

import type { Parameter } from '../dated/parameter.ts';
import * as law from '../law/every-law.ts';
import type { ReadingCounts } from './accuracy.ts';

/** How many parameters of the law were read in the act, at the authority, and elsewhere. */
export function readingCounts(): ReadingCounts {
  const kinds = Object.values<Parameter<unknown>>(law).map(({ versions }) => {
    const of = new Set(versions.map(({ source }) => source.kind));
    if (of.has('secondary')) return 'secondary';
    return of.has('authority') ? 'authority' : 'enacted';
  });
  const count = (wanted: keyof ReadingCounts) => kinds.filter((kind) => kind === wanted).length;
  return {
    enacted: count('enacted'),
    authority: count('authority'),
    secondary: count('secondary'),
  };
}

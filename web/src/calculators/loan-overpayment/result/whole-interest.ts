import { difference } from '../../../shared/amount/derived.ts';
import { roundedToEuro } from '../../../shared/amount/rounding.ts';

interface Interest {
  readonly totalInterestOld: number;
  readonly totalInterestNew: number;
  readonly savings: number;
}

/** The interest in whole euros: what is saved and what is left add up to what was owed. */
export function wholeInterest({ totalInterestOld, savings }: Interest): Interest {
  const before = roundedToEuro(totalInterestOld);
  const saved = roundedToEuro(savings);
  return { totalInterestOld: before, totalInterestNew: difference(before, saved), savings: saved };
}

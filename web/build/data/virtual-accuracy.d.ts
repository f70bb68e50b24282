/** The module that build/data/accuracy-data.ts provides. */
declare module 'virtual:accuracy' {
  import type { Accuracy } from '@suen/engine/proof';

  export type { Accuracy, Disagreement, ProofGroup, ProofKind } from '@suen/engine/proof';
  export const accuracy: Accuracy;
}

/** The days since which the sources of each calculator were read again. A module of its own, because every form shows its day. */
declare module 'virtual:checked-on' {
  export const checkedOn: Readonly<Record<string, string>>;
}

/** The counts by calculator and year. A module of their own, because the page about us shows nothing else of the proof. */
declare module 'virtual:matches' {
  import type { Matches } from '@suen/engine/proof';

  export type { Matches, MatchesOfYear } from '@suen/engine/proof';
  export const matches: Matches;
}

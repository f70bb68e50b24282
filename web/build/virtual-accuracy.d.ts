/** What build/accuracy-data.ts makes. */
declare module 'virtual:accuracy' {
  import type { Accuracy } from '@suen/engine/proof';

  export type { Accuracy, Disagreement, ProofGroup, ProofKind } from '@suen/engine/proof';
  export const accuracy: Accuracy;
}

/** The module that build/accuracy-data.ts provides. */
declare module 'virtual:accuracy' {
  import type { Accuracy } from '@suen/engine/proof';

  export type { Accuracy, Disagreement, ProofGroup, ProofKind } from '@suen/engine/proof';
  export const accuracy: Accuracy;
}

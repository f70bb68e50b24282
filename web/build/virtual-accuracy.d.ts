/** The module that build/accuracy-data.ts provides. */
declare module 'virtual:accuracy' {
  import type { Accuracy } from '@suen/engine/proof';

  export type {
    Accuracy,
    Disagreement,
    ProofGroup,
    ProofKind,
    ProofLine,
  } from '@suen/engine/proof';
  export const accuracy: Accuracy;
}

/** The days since which the sources of each calculator were read again. A module of its own, because every form shows its day. */
declare module 'virtual:checked-on' {
  export const checkedOn: Readonly<Record<string, string>>;
}

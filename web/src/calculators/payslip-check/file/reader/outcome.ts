import type { FoundInPayslip } from '../lines.ts';

/** Why a file was not read: each has a sentence. */
export const failures = [
  /** It has no text, as a scan has none. */
  'scan',
  'password',
  /** No PDF, or one that cannot be read. */
  'broken',
  'tooLarge',
  'tooLong',
  'nothingFound',
  /** What reads files could not be loaded. */
  'unavailable',
] as const;

export type Failure = (typeof failures)[number];

export type Outcome =
  | { readonly kind: 'read'; readonly found: FoundInPayslip }
  | { readonly kind: Failure };

import type { ContributionRates } from '../contribution-rates.ts';
import type { Outcome } from './outcome.ts';

/** What the page asks of the worker. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly rates: ContributionRates;
}

/** What the worker answers. Its library sends messages of its own, which the page does not hear. */
export interface ReadAnswer {
  readonly outcome: Outcome;
}

export const isReadRequest = (message: unknown): message is ReadRequest =>
  typeof message === 'object' && message !== null && 'bytes' in message && 'rates' in message;

export const isReadAnswer = (message: unknown): message is ReadAnswer =>
  typeof message === 'object' && message !== null && 'outcome' in message;

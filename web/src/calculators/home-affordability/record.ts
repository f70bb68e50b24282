import type { HomeAffordabilityResult } from '@suen/engine/inputs';
import type { HomeAffordabilityRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface HomeAffordabilityRecord {
  readonly request: HomeAffordabilityRequest;
  readonly result: HomeAffordabilityResult;
  readonly calculatedOn: Date;
}

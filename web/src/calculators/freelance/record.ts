import type { FreelanceResult } from '@suen/engine/inputs';
import type { FreelanceRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface FreelanceRecord {
  readonly request: FreelanceRequest;
  readonly result: FreelanceResult;
  readonly calculatedOn: Date;
}

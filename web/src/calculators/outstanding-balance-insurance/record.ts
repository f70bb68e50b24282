import type { OutstandingBalanceInsuranceResult } from '@suen/engine/inputs';
import type { OutstandingBalanceInsuranceRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface OutstandingBalanceInsuranceRecord {
  readonly request: OutstandingBalanceInsuranceRequest;
  readonly result: OutstandingBalanceInsuranceResult;
  readonly calculatedOn: Date;
}

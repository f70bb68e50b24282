import type { LoanCostResult } from '@suen/engine/inputs';
import type { LoanCostRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface LoanCostRecord {
  readonly request: LoanCostRequest;
  readonly result: LoanCostResult;
  readonly calculatedOn: Date;
}

import type { LoanOverpaymentResult } from '@suen/engine/inputs';
import type { LoanOverpaymentRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface LoanOverpaymentRecord {
  readonly request: LoanOverpaymentRequest;
  readonly result: LoanOverpaymentResult;
  readonly calculatedOn: Date;
}

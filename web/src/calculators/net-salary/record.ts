import type { NetSalaryResult } from '@suen/engine/inputs';
import type { NetSalaryRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface NetSalaryRecord {
  readonly request: NetSalaryRequest;
  readonly result: NetSalaryResult;
  readonly calculatedOn: Date;
}

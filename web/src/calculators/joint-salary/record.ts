import type { JointSalaryResult } from '@suen/engine/inputs';
import type { JointSalaryRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface JointSalaryRecord {
  readonly request: JointSalaryRequest;
  readonly result: JointSalaryResult;
  readonly calculatedOn: Date;
}

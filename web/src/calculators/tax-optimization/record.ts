import type { TaxOptimizationResult } from '@suen/engine/inputs';
import type { TaxOptimizationRequest } from './entries.ts';

/** A result with what it was computed from and when. */
export interface TaxOptimizationRecord {
  readonly request: TaxOptimizationRequest;
  readonly result: TaxOptimizationResult;
  readonly calculatedOn: Date;
}

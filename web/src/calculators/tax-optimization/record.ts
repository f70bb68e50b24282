import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { TaxOptimizationRequest } from './entries.ts';

export type TaxOptimizationRecord = CalculatorRecord<TaxOptimizationRequest, TaxOptimizationResult>;

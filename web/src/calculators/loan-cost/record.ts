import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { LoanCostRequest } from './entries.ts';

export type LoanCostRecord = CalculatorRecord<LoanCostRequest, LoanCostResult>;

import type { LoanCostResult } from '@suen/engine/inputs';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { LoanCostRequest } from './entries.ts';

export type LoanCostRecord = CalculatorRecord<LoanCostRequest, LoanCostResult>;

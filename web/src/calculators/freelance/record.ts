import type { FreelanceResult } from '@suen/engine/inputs';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { FreelanceRequest } from './entries.ts';

export type FreelanceRecord = CalculatorRecord<FreelanceRequest, FreelanceResult>;

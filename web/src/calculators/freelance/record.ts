import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { FreelanceRequest } from './entries.ts';

export type FreelanceRecord = CalculatorRecord<FreelanceRequest, FreelanceResult>;

import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { NetSalaryRequest } from './entries.ts';

export type NetSalaryRecord = CalculatorRecord<NetSalaryRequest, NetSalaryResult>;

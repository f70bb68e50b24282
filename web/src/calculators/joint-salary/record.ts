import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { JointSalaryRequest } from './entries.ts';

export type JointSalaryRecord = CalculatorRecord<JointSalaryRequest, JointSalaryResult>;

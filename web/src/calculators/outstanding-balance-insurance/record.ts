import type { OutstandingBalanceInsuranceResult } from '@suen/engine/inputs';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { OutstandingBalanceInsuranceRequest } from './entries.ts';

export type OutstandingBalanceInsuranceRecord = CalculatorRecord<
  OutstandingBalanceInsuranceRequest,
  OutstandingBalanceInsuranceResult
>;

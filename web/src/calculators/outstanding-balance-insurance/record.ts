import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { OutstandingBalanceInsuranceRequest } from './entries.ts';

export type OutstandingBalanceInsuranceRecord = CalculatorRecord<
  OutstandingBalanceInsuranceRequest,
  OutstandingBalanceInsuranceResult
>;

import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { LoanOverpaymentRequest } from './entries.ts';

export type LoanOverpaymentRecord = CalculatorRecord<LoanOverpaymentRequest, LoanOverpaymentResult>;

import type { taxOptimizationCall } from '@suen/engine/calculators/tax-optimization/input';
import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { outstandingBalanceInsuranceForm } from './form.ts';

type Shown = CalculatorRecord<
  RequestOf<typeof outstandingBalanceInsuranceForm>,
  OutstandingBalanceInsuranceResult
>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof taxOptimizationCall, Shown>(
    'tax-optimization',
    ({ request }) => request.outstandingBalanceInsurance ?? 0,
    ({ request }) => ({
      age1: request.age1,
      taxYear: request.taxYear,
      childrenInHousehold: request.childrenInHousehold,
      outstandingBalanceInsuranceType: request.outstandingBalanceInsuranceType,
      outstandingBalanceInsurance: request.outstandingBalanceInsurance,
    }),
  ),
];

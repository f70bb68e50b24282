import type { outstandingBalanceInsuranceCall } from '@suen/engine/calculators/outstanding-balance-insurance/input';
import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { taxOptimizationForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof taxOptimizationForm>, TaxOptimizationResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof outstandingBalanceInsuranceCall, Shown>(
    'outstanding-balance-insurance',
    ({ request }) => request.outstandingBalanceInsurance ?? 0,
    ({ request }) => ({
      age1: request.age1,
      age2: request.age2,
      taxYear: request.taxYear,
      childrenInHousehold: request.childrenInHousehold,
      outstandingBalanceInsurance: request.outstandingBalanceInsurance,
    }),
  ),
];

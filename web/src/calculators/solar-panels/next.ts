import type { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { solarPanelsForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof solarPanelsForm>, SolarPanelsResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanCostCall, Shown>(
    'loan-cost',
    ({ result }) => result.netCost,
    ({ result }) => ({ amount: result.netCost }),
  ),
];

import type { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { freelanceForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof freelanceForm>, FreelanceResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof homeAffordabilityCall, Shown>(
    'home-affordability',
    ({ result }) => result.annualSalary.netSalary,
    ({ result }) => ({ annualNetIncome: result.annualSalary.netSalary }),
  ),
];

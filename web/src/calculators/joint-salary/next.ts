import type { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { jointSalaryForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof jointSalaryForm>, JointSalaryResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof homeAffordabilityCall, Shown>(
    'home-affordability',
    ({ result }) => result.total.annualSalary.netSalary,
    ({ result }) => ({ annualNetIncome: result.total.annualSalary.netSalary }),
  ),
];

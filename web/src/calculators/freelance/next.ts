import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import type { grossSalaryCall } from '@suen/engine/calculators/gross-salary/input';
import type { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { freelanceForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof freelanceForm>, FreelanceResult>;

/** What clients pay in a year without VAT. */
const profitOf = ({ result }: Shown) => result.annualSalary.grossSalary;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof homeAffordabilityCall, Shown>(
    'home-affordability',
    ({ result }) => result.annualSalary.netSalary,
    ({ result }) => ({ annualNetIncome: result.annualSalary.netSalary }),
  ),
  // A client and an employer compare the same sum: what the work costs them in a year.
  nextQuestion<typeof grossSalaryCall, Shown, { readonly known: 'cost' }>(
    'net-salary',
    profitOf,
    (record) => ({
      known: 'cost',
      employerCost: profitOf(record),
      salaryPeriod: 'annual',
      taxClass: record.request.taxClass,
      payMonth: record.request.payMonth,
    }),
  ),
];

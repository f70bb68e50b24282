import { difference, sum } from '../../shared/amount/derived.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { useResultPeriod } from '../../shared/result/view/result-period.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useComparedSalaryLines } from '../../subjects/salary/compared-salary-lines.ts';
import { employmentOf } from '../../subjects/salary/salary-entries.ts';
import {
  differInPayOnly,
  salaryVerdict,
  useSalaryVerdict,
} from '../../subjects/salary/salary-verdict.ts';
import { netSalaryForm } from './form.ts';
import { payIn, type Answer } from './result/found-salary.ts';
import { useNetSalaryWords } from './words.ts';

interface Column {
  readonly request: RequestOf<typeof netSalaryForm>;
  readonly result: Answer;
}

/** What is received in kind in a month: benefits, and the employer's share of vouchers. No part of the net. */
const receivedInKindOf = ({ result }: Column) => {
  const { monthlySalary, mealVouchers } = payIn(result);
  const vouchers =
    mealVouchers === undefined ? 0 : difference(mealVouchers.value, mealVouchers.ownShare);
  return sum([monthlySalary.benefitsInKind ?? 0, vouchers]);
};

const salaryOf = ({ result }: Column) => {
  const { monthlySalary, annualSalary } = payIn(result);
  return { month: monthlySalary, year: annualSalary };
};

/** Two salaries beside each other, in the period that the result shows. */
export const netSalaryComparison = defineComparison({
  form: netSalaryForm,
  deciding: [
    'grossSalary',
    'netSalary',
    'employerCost',
    'salaryPeriod',
    'taxClass',
    'weeklyHours',
    'bonus',
  ],
  useFieldWords: useNetSalaryWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('shared');
    const { t: comparison } = useTranslation('comparison', { keyPrefix: 'salary.inKind' });
    const format = useFormat();
    const [period] = useResultPeriod('net-salary', own.result, own.request.salaryPeriod);
    const linesOfSalary = useComparedSalaryLines();
    const verdictInWords = useSalaryVerdict();
    return {
      unit: t(`period.unit.${period}`),
      linesOf: (column: Column) => {
        const { month, year } = salaryOf(column);
        return linesOfSalary({
          breakdown: period === 'monthly' ? month : year,
          earner: employmentOf(column.request.employmentType),
        });
      },
      sentence: (other: Column, column) => {
        const isPayOnly = differInPayOnly(own.request, other.request);
        const verdict = salaryVerdict(salaryOf(own), salaryOf(other), period, isPayOnly);
        const { trend, size } = trendBetween(receivedInKindOf(own), receivedInKindOf(other));
        const sentence = verdictInWords(verdict, column);
        return trend === 'same'
          ? sentence
          : `${sentence} ${comparison(trend, { amount: format.eurosOrCents(size) })}`;
      },
    };
  },
  unasked: { marginal: false, netCurve: false, employer: false },
});

import { defineComparison } from '../../shared/comparison/comparison.ts';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { useResultPeriod } from '../../shared/result/result-period.ts';
import { useComparedSalaryLines } from '../../shared/salary/compared-salary-lines.ts';
import { whoOf } from '../../shared/salary/salary-entries.ts';
import {
  differInPayOnly,
  salaryVerdict,
  useSalaryVerdict,
} from '../../shared/salary/salary-verdict.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { netSalaryForm } from './form.ts';
import { payOf, type Answer } from './payslip/found-salary.ts';
import { useNetSalaryWords } from './words.ts';

interface Column {
  readonly request: RequestOf<typeof netSalaryForm>;
  readonly result: Answer;
}

const salaryOf = ({ result }: Column) => {
  const { monthlySalary, annualSalary } = payOf(result);
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
    const [period] = useResultPeriod('net-salary', own.result, own.request.salaryPeriod);
    const linesOfSalary = useComparedSalaryLines();
    const inWords = useSalaryVerdict();
    return {
      unit: t(`period.unit.${period}`),
      linesOf: (column: Column) => {
        const { month, year } = salaryOf(column);
        return linesOfSalary({
          breakdown: period === 'monthly' ? month : year,
          isSelfEmployed: whoOf(column.request.employmentType) === 'selfEmployed',
        });
      },
      sentence: (other: Column, column) => {
        const isPayOnly = differInPayOnly(own.request, other.request);
        return inWords(salaryVerdict(salaryOf(own), salaryOf(other), period, isPayOnly), column);
      },
    };
  },
  unasked: { marginal: false, netCurve: false, employer: false },
});

import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { defineComparison } from '../../shared/comparison/comparison.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { useResultPeriod } from '../../shared/result/view/result-period.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useComparedSalaryLines } from '../../subjects/salary/compared-salary-lines.ts';
import {
  differInPayOnly,
  salaryVerdict,
  useSalaryVerdict,
} from '../../subjects/salary/salary-verdict.ts';
import { jointSalaryForm } from './form.ts';
import { householdPart } from './result/household.ts';
import { useJointSalaryWords } from './words.ts';

interface Column {
  readonly request: RequestOf<typeof jointSalaryForm>;
  readonly result: JointSalaryResult;
}

const salaryOf = ({ result }: Column) => ({
  month: result.total.monthlySalary,
  year: result.total.annualSalary,
});

/** Two ways to earn for a household beside each other: both salaries added. */
export const jointSalaryComparison = defineComparison({
  form: jointSalaryForm,
  deciding: [
    'grossSalary',
    'weeklyHours',
    'grossSalary2',
    'weeklyHours2',
    'salaryPeriod',
    'taxClass',
  ],
  useFieldWords: useJointSalaryWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('shared');
    const [period] = useResultPeriod('joint-salary', own.result, own.request.salaryPeriod);
    const linesOfSalary = useComparedSalaryLines();
    const verdictInWords = useSalaryVerdict();
    return {
      unit: t(`period.unit.${period}`),
      linesOf: (column: Column) => {
        const part = householdPart(column, 'total', period);
        return part === undefined ? [] : linesOfSalary(part);
      },
      sentence: (other: Column, column) => {
        const isPayOnly = differInPayOnly(own.request, other.request);
        return verdictInWords(
          salaryVerdict(salaryOf(own), salaryOf(other), period, isPayOnly),
          column,
        );
      },
    };
  },
});

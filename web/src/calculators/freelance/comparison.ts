import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import { useResultPeriod } from '../../shared/result/view/result-period.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useComparedSalaryLines } from '../../subjects/salary/compared-salary-lines.ts';
import { salaryVerdict, useSalaryVerdict } from '../../subjects/salary/salary-verdict.ts';
import { freelanceForm } from './form.ts';
import { useFreelanceWords } from './words.ts';

interface Column {
  readonly result: FreelanceResult;
}

const salaryOf = ({ result: { monthlySalary, annualSalary } }: Column) => ({
  month: monthlySalary,
  year: annualSalary,
});

/** Two ways to work for clients beside each other: rate, days, VAT and class. */
export const freelanceComparison = defineComparison({
  form: freelanceForm,
  deciding: ['ratePerHour', 'hoursPerDay', 'daysPerWeek', 'vacationDays', 'vat', 'taxClass'],
  useFieldWords: useFreelanceWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('freelance');
    const { t: shared } = useTranslation('shared');
    const format = useFormat();
    const [period] = useResultPeriod('freelance', own.result, 'monthly');
    const linesOfSalary = useComparedSalaryLines();
    const verdictInWords = useSalaryVerdict();
    return {
      unit: shared(`period.unit.${period}`),
      linesOf: (column: Column): readonly ComparedLine[] => {
        const { month, year } = salaryOf(column);
        return [
          {
            id: 'workingDays',
            name: t('result.year.workingDays'),
            value: column.result.workingDays,
            write: format.number,
          },
          ...linesOfSalary({
            breakdown: period === 'monthly' ? month : year,
            earner: 'selfEmployed',
          }),
        ];
      },
      sentence: (other: Column, column) => {
        const decided = verdictInWords(
          salaryVerdict(salaryOf(own), salaryOf(other), period, false),
          column,
        );
        const { trend, size } = trendBetween(own.result.workingDays, other.result.workingDays);
        return trend === 'same'
          ? decided
          : `${decided} ${t('comparison.days', { trend, count: size })}`;
      },
    };
  },
});

import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { payslipColours } from '../../subjects/salary/line-colours.ts';
import { myYearForm } from './form.ts';
import { useMyYearWords } from './words.ts';

/** The first changes stand in the table, so that a column shows the year with one or without. */
const changes = ([1, 2, 3] as const).flatMap(
  (slot) =>
    [
      `change${slot}`,
      `month${slot}`,
      `day${slot}`,
      `until${slot}`,
      `amount${slot}`,
      `hours${slot}`,
    ] as const,
);

interface Column {
  readonly result: MyYearResult;
}

/** A year with and without a change, or with another one. */
export const myYearComparison = defineComparison({
  form: myYearForm,
  deciding: ['grossSalary', 'weeklyHours', 'taxClass', ...changes, 'pension1'],
  useFieldWords: useMyYearWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('my-year');
    const format = useFormat();
    return {
      unit: t('comparison.unit'),
      linesOf: ({ result: { year, settlement } }: Column): readonly ComparedLine[] => [
        { id: 'gross', name: t('result.months.gross'), value: year.grossSalary },
        {
          id: 'contributions',
          name: t('result.months.contributions'),
          colour: payslipColours.contributions,
          value: year.contributions,
        },
        {
          id: 'tax',
          name: t('result.months.tax'),
          colour: payslipColours.tax,
          value: year.tax,
        },
        { id: 'paid', name: t('result.paid'), value: year.netSalary },
        { id: 'refund', name: t('result.refund'), value: settlement.refund },
        { id: 'kept', name: t('comparison.kept'), value: year.kept, isTotal: true },
      ],
      sentence: ({ result }: Column, column) => {
        const { trend, size } = trendBetween(own.result.year.kept, result.year.kept);
        return trend === 'same'
          ? t('comparison.same', { column })
          : t('comparison.sentence', { column, trend, amount: format.eurosOrCents(size) });
      },
    };
  },
});

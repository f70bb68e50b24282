import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { payslipCheckForm } from './form.ts';
import { scoreOf } from './score.ts';
import { colourOf, mainLines } from './slip-lines.ts';
import { useLineWords, usePayslipCheckWords } from './words.ts';

interface Column {
  readonly result: PayslipCheckResult;
}

function amountOf({ result }: Column, line: (typeof mainLines)[number]): number {
  return result.lines.find(({ id }) => id === line)?.calculated ?? 0;
}

/** The calculated payslip under other entries: another class, other hours, another month. */
export const payslipCheckComparison = defineComparison({
  form: payslipCheckForm,
  deciding: ['grossSalary', 'payMonth', 'taxClass', 'taxCard', 'weeklyHours', 'distanceToWork'],
  useFieldWords: usePayslipCheckWords,
  useWords: () => {
    const { t } = useTranslation('payslip-check', { keyPrefix: 'comparison' });
    const { nameOf } = useLineWords();
    return {
      unit: t('unit'),
      linesOf: (column: Column): readonly ComparedLine[] =>
        mainLines.map((line) => ({
          id: line,
          name: nameOf(line),
          colour: colourOf[line],
          value: amountOf(column, line),
          isTotal: line === 'netSalary',
        })),
      sentence: ({ result }: Column, column) =>
        t('sentence', { column, equal: scoreOf(result).equal }),
    };
  },
});

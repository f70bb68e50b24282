import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { loanCostForm } from './form.ts';
import { costLines } from './result/cost-lines.ts';
import { useLoanCostWords } from './words.ts';

interface Column {
  readonly result: LoanCostResult;
}

/** Two loans beside each other: what a month costs against what the whole costs. */
export const loanCostComparison = defineComparison({
  form: loanCostForm,
  deciding: ['amount', 'annualInterestRate', 'years', 'months', 'fees', 'isMortgage'],
  useFieldWords: useLoanCostWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('loan-cost');
    const format = useFormat();
    return {
      unit: '€',
      linesOf: ({ result }: Column): readonly ComparedLine[] => [
        ...costLines.map(({ id, colour, barRole }) => ({
          id,
          colour,
          name: t(`result.line.${id}`),
          isTotal: id === 'monthlyPayment',
          value: result[id],
          barRole: result.months === 0 ? undefined : barRole,
        })),
        ...result.atHigherRates.slice(0, 1).map(({ monthlyPayment }) => ({
          id: 'plusOne',
          name: t('comparison.plusOne'),
          value: monthlyPayment,
        })),
        ...(typeof result.apr === 'number'
          ? [
              {
                id: 'apr',
                name: t('result.apr.effective'),
                value: result.apr,
                write: (rate: number) => format.share(rate, 2),
              },
            ]
          : []),
        ...(result.interestAfterTax === undefined
          ? []
          : [{ id: 'tax', name: t('result.tax.after'), value: result.interestAfterTax }]),
      ],
      sentence: ({ result }: Column) => {
        const month = trendBetween(own.result.monthlyPayment, result.monthlyPayment);
        const interest = trendBetween(own.result.interestCost, result.interestCost);
        return t('comparison.cost', {
          monthTrend: month.trend,
          month: format.eurosOrCents(month.size),
          interestTrend: interest.trend,
          interest: format.eurosOrCents(interest.size),
        });
      },
    };
  },
});

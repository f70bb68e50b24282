import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/trend.ts';
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
  deciding: ['amount', 'annualInterestRate', 'years', 'months'],
  useFieldWords: useLoanCostWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('loan-cost');
    const format = useFormat();
    return {
      unit: '€',
      linesOf: ({ result }: Column) =>
        costLines.map(({ id, colour, inBar }) => ({
          id,
          colour,
          name: t(`result.line.${id}`),
          isTotal: id === 'monthlyPayment',
          value: result[id],
          inBar: result.months === 0 ? undefined : inBar,
        })),
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

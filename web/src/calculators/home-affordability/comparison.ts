import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/trend.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { homeAffordabilityForm } from './form.ts';
import { affordabilityLines } from './result/affordability-lines.ts';
import { useHomeAffordabilityWords } from './words.ts';

interface Column {
  readonly result: HomeAffordabilityResult;
}

/** Two households' means, or two loans, beside each other: the home that each carries. */
export const homeAffordabilityComparison = defineComparison({
  form: homeAffordabilityForm,
  deciding: [
    'annualNetIncome',
    'monthlyDebtPayments',
    'downPayment',
    'loanTermYears',
    'interestRate',
    'homePrice',
  ],
  useFieldWords: useHomeAffordabilityWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('home-affordability');
    const { t: shared } = useTranslation('shared');
    const format = useFormat();
    return {
      unit: shared('breakdown.line'),
      linesOf: ({ result }: Column): readonly ComparedLine[] =>
        (['Easy', 'Possible'] as const).flatMap((degree) =>
          affordabilityLines.map((line) => ({
            id: line + degree,
            name: t('comparison.line', {
              line: t(`result.table.${line}`),
              degree: t(degree === 'Easy' ? 'result.table.easy' : 'result.table.possible'),
            }),
            isTotal: line === 'maxHomePrice' && degree === 'Easy',
            value: result[`${line}${degree}`],
            write: format.wholeEuros,
          })),
        ),
      sentence: ({ result }: Column, column) => {
        const { trend, size } = trendBetween(own.result.maxHomePriceEasy, result.maxHomePriceEasy);
        return t('comparison.price', { column, trend, amount: format.wholeEuros(size) });
      },
    };
  },
});

import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { homeAffordabilityForm } from './form.ts';
import { affordabilityLines } from './result/affordability-lines.ts';
import { useHomeAffordabilityWords } from './words.ts';

interface Column {
  readonly result: HomeAffordabilityResult;
}

/** What a home in view takes. */
const wishLines = ['monthlyPayment', 'cashNeeded', 'cashMissing'] as const;

function hasPayment({ wish }: HomeAffordabilityResult): boolean {
  return typeof wish?.monthlyPayment === 'number';
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
    'buyers',
    'dwelling',
    'creditUsed',
  ],
  useFieldWords: useHomeAffordabilityWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('home-affordability');
    const { t: shared } = useTranslation('shared');
    const format = useFormat();
    return {
      unit: shared('breakdown.line'),
      linesOf: ({ result }: Column): readonly ComparedLine[] => [
        ...wishLines.flatMap((line): readonly ComparedLine[] => {
          const value = result.wish?.[line];
          if (typeof value !== 'number') return [];
          return [
            {
              id: line,
              name: t(`comparison.${line}`),
              isTotal: line === 'monthlyPayment',
              value,
              write: format.wholeEuros,
            },
          ];
        }),
        ...(['Easy', 'Possible'] as const).flatMap((degree) =>
          affordabilityLines.map((line) => ({
            id: `${line}${degree}`,
            name: t('comparison.line', {
              line: t(`result.table.${line}`),
              degree: t(degree === 'Easy' ? 'result.table.easy' : 'result.table.possible'),
            }),
            isTotal: !hasPayment(result) && line === 'maxHomePrice' && degree === 'Easy',
            value: result[`${line}${degree}`],
            write: format.wholeEuros,
          })),
        ),
      ],
      sentence: ({ result }: Column, column) => {
        const [ownPayment, payment] = [own.result, result].map(({ wish }) => wish?.monthlyPayment);
        if (typeof ownPayment === 'number' && typeof payment === 'number') {
          const { trend, size } = trendBetween(ownPayment, payment);
          return t('comparison.paymentSentence', {
            column,
            trend,
            amount: format.wholeEuros(size),
          });
        }
        const { trend, size } = trendBetween(own.result.maxHomePriceEasy, result.maxHomePriceEasy);
        return t('comparison.price', { column, trend, amount: format.wholeEuros(size) });
      },
    };
  },
});

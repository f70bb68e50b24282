import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { taxOptimizationForm } from './form.ts';
import { categoriesOf, lawOf } from './result/categories.ts';
import { useEntryNames, useTaxOptimizationWords } from './words.ts';

interface Column {
  readonly request: RequestOf<typeof taxOptimizationForm>;
  readonly result: TaxOptimizationResult;
}

/**
 * Two ways to spread payments beside each other. What they save in tax is not compared: the taxable income that is entered
 * belongs to the payments of the result, and would be another one with others.
 */
export const taxOptimizationComparison = defineComparison({
  form: taxOptimizationForm,
  deciding: [
    'childrenInHousehold',
    'pension1',
    'pension2',
    'lifeInsurance1',
    'lifeInsurance2',
    'homeSavings1',
    'homeSavings2',
    'outstandingBalanceInsurance',
  ],
  useFieldWords: useTaxOptimizationWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('tax-optimization');
    const { entryOfPerson } = useEntryNames();
    const format = useFormat();
    return {
      unit: t('comparison.unit'),
      linesOf: ({ request, result }: Column): readonly ComparedLine[] => [
        ...categoriesOf(result).map(([category, { deductible }]) => {
          const title = t(`result.category.${lawOf[category]}.title`);
          const isOwn = request.age2 !== null && lawOf[category] === 'pension';
          return {
            id: category,
            name: isOwn ? entryOfPerson(category === 'pension1' ? 1 : 2, title) : title,
            value: deductible,
          };
        }),
        {
          id: 'deducted',
          name: t('comparison.deducted'),
          isTotal: true,
          value: result.total.deductible,
        },
        { id: 'room', name: t('comparison.room'), value: result.total.room },
        { id: 'excess', name: t('comparison.excess'), value: result.total.excess },
      ],
      sentence: ({ result }: Column, column) => {
        const { trend, size } = trendBetween(own.result.total.deductible, result.total.deductible);
        const decided = t('comparison.income', {
          column,
          trend,
          amount: format.eurosBriefly(size),
        });
        const { excess } = result.total;
        if (excess <= own.result.total.excess) return decided;
        return `${decided} ${t('comparison.above', { excess: format.eurosBriefly(excess) })}`;
      },
    };
  },
});

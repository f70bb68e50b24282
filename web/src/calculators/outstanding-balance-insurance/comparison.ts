import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { difference } from '../../shared/amount/derived.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { outstandingBalanceInsuranceForm } from './form.ts';
import { useOutstandingBalanceInsuranceWords } from './words.ts';

interface Column {
  readonly result: OutstandingBalanceInsuranceResult;
}

/** Two contracts beside each other: who is insured, and how the premium is paid. */
export const outstandingBalanceInsuranceComparison = defineComparison({
  form: outstandingBalanceInsuranceForm,
  deciding: [
    'age1',
    'age2',
    'childrenInHousehold',
    'outstandingBalanceInsuranceType',
    'outstandingBalanceInsurance',
    'taxableIncome',
  ],
  useFieldWords: useOutstandingBalanceInsuranceWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('outstanding-balance-insurance');
    const format = useFormat();
    return {
      unit: '€',
      linesOf: ({
        result: { max, deducted, deductible, taxSaved, costAfterTax },
      }: Column): readonly ComparedLine[] => [
        { id: 'max', name: t('result.headline'), value: max, isTotal: true },
        { id: 'paid', name: t('comparison.paid'), value: deducted },
        { id: 'deducted', name: t('comparison.deducted'), value: deductible },
        ...(taxSaved === undefined || costAfterTax === undefined
          ? []
          : [
              { id: 'taxSaved', name: t('result.afterTax.taxSaved'), value: taxSaved },
              { id: 'costAfterTax', name: t('result.afterTax.cost'), value: costAfterTax },
            ]),
        { id: 'room', name: t('comparison.room'), value: difference(max, deductible) },
      ],
      sentence: ({ result }: Column, column) => {
        const { trend, size } = trendBetween(own.result.max, result.max);
        return t('comparison.limit', { column, trend, amount: format.eurosBriefly(size) });
      },
    };
  },
});

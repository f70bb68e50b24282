import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { difference } from '../../../shared/amount/derived.ts';
import { roundedToEuro } from '../../../shared/amount/rounding.ts';
import type { Slice } from '../../../shared/charts/pie/pie-layout.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { interestColour, principalColour } from './cost-lines.ts';

/** The two parts of the total cost, as bar and pie draw them. */
export function useCostParts({
  baseCost,
  interestCost,
}: Pick<LoanCostResult, 'baseCost' | 'interestCost'>): readonly Slice[] {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.line' });
  return [
    {
      id: 'baseCost',
      name: t('baseCost'),
      amount: baseCost,
      colour: principalColour,
      isLight: true,
    },
    { id: 'interestCost', name: t('interestCost'), amount: interestCost, colour: interestColour },
  ];
}

/** The interest in whole euros, which adds up with the whole principal to the whole total. */
export function wholeInterest({ totalCost, baseCost }: LoanCostResult): number {
  return difference(roundedToEuro(totalCost), roundedToEuro(baseCost));
}

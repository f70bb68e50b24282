import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useEntryNames } from '../words.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';

/** The answer in one sentence: cost, payback and gain. */
export function useAnswer(): (result: SolarPanelsResult) => string {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.sentence' });
  const format = useFormat();
  const { yearsName, paybackName, afterPaybackName } = useEntryNames();
  return (result) => {
    const { hints, paybackPeriod, lifespan, netCost, netTotalSavings } = result;
    const cost = format.wholeEuros(netCost);
    const total = format.wholeEuros(netTotalSavings);
    if (hints.includes('nothingToSize')) return t('nothing');
    if (paybackPeriod === null) return t('nothingSaved');
    if (hints.includes('costFullyCovered')) {
      return t('covered', { total, lifespan: yearsName(lifespan) });
    }
    if (lifespan === 0) return t('noYears', { cost, payback: afterPaybackName(paybackPeriod) });
    if (hints.includes('paybackBeyondLifespan')) {
      return t('beyond', {
        cost,
        payback: paybackName(paybackPeriod),
        lifespan: yearsName(lifespan),
        missing: format.wholeEuros(-netTotalSavings),
      });
    }
    return t('paid', {
      cost,
      payback: afterPaybackName(paybackPeriod),
      lifespan: yearsName(lifespan),
      total,
    });
  };
}

import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useEntryNames } from '../words.ts';
import { pathOf, yearsOf } from './years-of-result.ts';

/** The payback in words. */
export function usePaybackWords() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const { afterYearsName, afterPaybackName } = useEntryNames();
  const paybackName = (years: number | null) => {
    if (years === null) return t('investment.never');
    return years === 0
      ? t('investment.atOnce')
      : t('investment.after', { years: afterPaybackName(years) });
  };
  return {
    paybackName,
    /** Of the answer or of another column. With the changes that were entered, years end with the lifespan. */
    paybackOfYears: (
      result: SolarPanelsResult,
      { paybackPeriod }: Pick<SolarPanelsResult, 'paybackPeriod'> = yearsOf(result),
    ) =>
      paybackPeriod === null && pathOf(result) !== undefined
        ? t('path.notWithin', { years: afterYearsName(result.lifespan) })
        : paybackName(paybackPeriod),
  };
}

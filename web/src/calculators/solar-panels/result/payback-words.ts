import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useEntryNames } from '../words.ts';

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
    /** The years of a path end with the lifespan. */
    paybackOfPath: (
      { paybackPeriod }: Pick<NonNullable<SolarPanelsResult['path']>, 'paybackPeriod'>,
      lifespan: number,
    ) =>
      typeof paybackPeriod === 'number'
        ? paybackName(paybackPeriod)
        : t('path.notWithin', { years: afterYearsName(lifespan) }),
  };
}

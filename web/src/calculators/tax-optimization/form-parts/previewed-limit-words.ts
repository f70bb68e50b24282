import type { PreviewedLimit } from '@suen/engine/calculators/tax-optimization/limits-preview';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

/** Says how much of a limit is used. */
export function usePreviewedLimitWords(): (limit: PreviewedLimit) => string {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form.limits' });
  const format = useFormat();
  return ({ max, paid }) =>
    paid === 0
      ? t('unused', { max: format.eurosBriefly(max) })
      : t('used', { paid: format.eurosBriefly(paid), max: format.eurosBriefly(max) });
}

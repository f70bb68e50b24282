import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

/** Writes an effective rate with the two decimals that the law prescribes. There is none where fees leave nothing of the loan. */
export function useRateName(): (apr: number | null) => string {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.apr' });
  const format = useFormat();
  return (apr) => (apr === null ? t('none') : format.share(apr, 2));
}

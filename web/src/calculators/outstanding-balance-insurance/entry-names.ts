import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { PremiumType } from './entries.ts';

/** Entries in words, for the form and for the summary below its result. */
export function useEntryNames() {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'entry' });
  return {
    ageName: (count: number) => t('years', { count }),
    /** A limit is a number: 'no children or more' is no sentence. */
    childrenCount: (count: number) => t('children', { count }),
    childrenName: (count: number) => (count === 0 ? t('noChildren') : t('children', { count })),
    premiumTypeName: (type: PremiumType) => t(`type.${type}`),
  };
}

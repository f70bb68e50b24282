import type { TextKey } from '../translation/text-keys.ts';
import { useTranslation } from '../translation/use-translation.ts';

/** The id of a parameter of the engine. */
export type LawId = TextKey<'law-names'>;

/** What readers call a figure or a table that the engine uses. */
export function useLawNames(): (id: LawId) => string {
  const { t } = useTranslation('law-names');
  return (id) => t(id);
}

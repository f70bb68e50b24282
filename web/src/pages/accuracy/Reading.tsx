import type { Accuracy } from 'virtual:accuracy';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const ways = ['enacted', 'authority', 'secondary'] as const;

/** How many figures of the law we read in the act, at the authority, and elsewhere. */
export function Reading({ counts }: { readonly counts: Accuracy['reading'] }) {
  const { t } = useTranslation('accuracy', { keyPrefix: 'reading' });
  return (
    <>
      <p>{t('text')}</p>
      <ul>
        {ways.map((way) => (
          <li key={way}>{t(way, { count: counts[way] })}</li>
        ))}
      </ul>
    </>
  );
}

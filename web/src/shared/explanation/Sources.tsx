import type { Source } from '@suen/engine/inputs';
import { useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './HowComputed.module.css';

/** The law of a step. It opens in a new tab, so that the result stays open. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation('explanation');
  if (sources.length === 0) return null;
  // Two figures of one step may have been read in the same place.
  const different = new Map(sources.map((source) => [`${source.url} ${source.text}`, source]));
  return (
    <ul className={classes.sources} aria-label={t('sources')}>
      {[...different].map(([key, { text, url }]) => (
        <li key={key}>
          <a href={url} target="_blank" rel="noreferrer">
            <span lang="fr">{text}</span>
            <span aria-hidden="true" className={classes.outward}>
              {'\u00A0↗'}
            </span>
            <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

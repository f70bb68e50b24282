import type { Source } from '@suen/engine/small-door';
import { useDayName } from '../translation/day-names.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './HowComputed.module.css';

/** The sources of a step and how we read them. They open in a new tab, so that the result stays open. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation('explanation');
  const dayName = useDayName();
  if (sources.length === 0) return null;
  // Two figures of one step may have been read in the same place.
  const different = new Map(sources.map((source) => [`${source.url} ${source.text}`, source]));
  const areOfLaw = sources.every(({ kind }) => kind === 'enacted' || kind === 'authority');
  return (
    <ul className={classes.sources} aria-label={t(areOfLaw ? 'sources.law' : 'sources.others')}>
      {[...different].map(([key, { text, url, kind, readOn, note }]) => (
        <li key={key}>
          <a href={url} target="_blank" rel="noreferrer">
            <span lang="fr">{text}</span>
            <span aria-hidden="true" className={classes.outward}>
              {'\u00A0↗'}
            </span>
            <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
          </a>
          <p className={classes.read}>
            {t(`read.${kind}`, { day: dayName(readOn) })}
            {note !== undefined && ` ${t(`notes.${note}`)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

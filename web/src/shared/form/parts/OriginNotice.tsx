import { iconOf } from '../../icon-of.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { useIsEmbedded } from '../../window/embedded.ts';
import type { EntriesOrigin } from '../state/entry-form.ts';
import classes from './OriginNotice.module.css';

const IconInfoCircle = iconOf('info-circle');

/** Says above the fields that somebody else filled them in, or why nobody could. */
export function OriginNotice({ origin }: { readonly origin: EntriesOrigin | undefined }) {
  const { t } = useTranslation('shared', { keyPrefix: 'origin' });
  const isEmbedded = useIsEmbedded();
  const sentences = sentencesOf();
  // The place stands empty before the words come, so that screen readers announce them.
  return (
    <div aria-live="polite" className={classes.place}>
      {sentences.length > 0 && (
        <p className={classes.notice} data-refused={origin?.refusal !== undefined}>
          <IconInfoCircle aria-hidden="true" size={20} stroke={1.75} className={classes.icon} />
          <span>{sentences.join(' ')}</span>
        </p>
      )}
    </div>
  );

  function sentencesOf(): readonly string[] {
    if (origin === undefined) return [];
    const { source, refusal, isWhole } = origin;
    if (source.kind !== 'link' && source.kind !== 'kept') return [];
    const name = source.kind === 'kept' ? source.name : '';
    if (refusal !== undefined) return [t(`${refusal}.${source.kind}`, { name })];
    // The site around a frame fills it in on purpose.
    const arrived = isEmbedded ? [] : [t(source.kind, { name })];
    return [...arrived, ...(isWhole ? [] : [t('incomplete')])];
  }
}

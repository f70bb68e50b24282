import type { Source } from '@suen/engine/small-door';
import { LawLink } from '../../explanation/LawLink.tsx';
import { useToday } from '../../today/use-today.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { FoldedPart } from './FoldedPart.tsx';
import classes from './AnnouncedChange.module.css';

interface AnnouncedChangeProps {
  /** The first day to which the change applies. From then on it is law or was not voted, and is not announced any more. */
  readonly from: string;
  readonly title: string;
  /** What it comes to, where the figures stay the same. */
  readonly inBrief?: string;
  readonly sentences: readonly string[];
  readonly sources: readonly Source[];
}

/** What a bill or a law announces for a later day, with its sources. No figure rests on it. */
export function AnnouncedChange({
  from,
  title,
  inBrief,
  sentences,
  sources,
}: AnnouncedChangeProps) {
  const { t } = useTranslation('shared');
  if (useToday() >= from) return null;
  return (
    <FoldedPart title={title} inBrief={inBrief ?? t('notInFigures')} className={classes.announced}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul className={classes.sources}>
        {sources.map((source) => (
          <li key={source.url}>
            <LawLink source={source} />
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

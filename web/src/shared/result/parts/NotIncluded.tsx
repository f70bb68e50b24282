import { useTranslation } from '../../translation/use-translation.ts';
import { FoldedPart } from './FoldedPart.tsx';
import classes from './NotIncluded.module.css';

interface NotIncludedProps {
  readonly title: string;
  readonly items: readonly string[];
  /** What they are in a few words, seen while they are folded. */
  readonly inBrief?: string | undefined;
}

/** Costs and income that the figures of a result do not include. */
export function NotIncluded({ title, items, inBrief }: NotIncludedProps) {
  const { t } = useTranslation('shared');
  return (
    <FoldedPart title={title} inBrief={inBrief ?? t('points', { count: items.length })}>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </FoldedPart>
  );
}

import { useId } from 'react';
import { iconOf } from '../../icon-of.ts';
import classes from './Hints.module.css';

const IconInfoCircle = iconOf('info-circle');

interface HintsProps {
  /** The subject of the sentences, if a result has several. */
  readonly about?: string;
  readonly sentences: readonly string[];
}

/** What a reader should know about a result beyond its figures, one sentence each. */
export function Hints({ about, sentences }: HintsProps) {
  const aboutId = useId();
  if (sentences.length === 0) return null;
  const list = (
    <ul className={classes.hints} aria-labelledby={about === undefined ? undefined : aboutId}>
      {sentences.map((sentence) => (
        <li key={sentence} className={classes.hint}>
          <IconInfoCircle aria-hidden="true" size={20} stroke={1.75} className={classes.icon} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
  if (about === undefined) return list;
  return (
    <div>
      <p id={aboutId} className={classes.about}>
        {about}
      </p>
      {list}
    </div>
  );
}

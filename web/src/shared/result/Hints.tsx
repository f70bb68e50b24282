import { IconInfoCircle } from '@tabler/icons-react';
import classes from './Hints.module.css';

/** What a reader should know about a result beyond its figures, one sentence each. */
export function Hints({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.hints}>
      {sentences.map((sentence) => (
        <li key={sentence} className={classes.hint}>
          <IconInfoCircle aria-hidden="true" size={20} stroke={1.75} className={classes.icon} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

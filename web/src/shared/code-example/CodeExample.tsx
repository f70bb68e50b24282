import { CopyButton } from '../copy/CopyButton.tsx';
import classes from './CodeExample.module.css';

interface CodeExampleProps {
  /** What it is written in or shows. */
  readonly title: string;
  readonly text: string;
}

/** A text for programs, with a button that copies it. */
export function CodeExample({ title, text }: CodeExampleProps) {
  return (
    <figure className={classes.example}>
      <figcaption className={classes.title}>
        <span>{title}</span>
        <CopyButton text={text} name={title} />
      </figcaption>
      {/* Wide lines are scrolled inside the box, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={classes.text} translate="no" tabIndex={0} aria-label={title}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

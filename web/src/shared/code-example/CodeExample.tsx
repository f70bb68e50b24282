import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './CodeExample.module.css';

interface CodeExampleProps {
  /** What it is written in or shows. */
  readonly title: string;
  readonly text: string;
}

/** A text for programs, with a button that copies it. */
export function CodeExample({ title, text }: CodeExampleProps) {
  const { t } = useTranslation('code-example');
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    );
  return (
    <figure className={classes.example}>
      <figcaption className={classes.title}>
        <span>{title}</span>
        <Button look="text" onClick={() => void copy()}>
          {t('copy')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </figcaption>
      {/* Wide lines are scrolled inside the box, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={classes.text} translate="no" tabIndex={0} aria-label={title}>
        <code>{text}</code>
      </pre>
      <output className={classes.copied}>{copied !== undefined && t(copied)}</output>
    </figure>
  );
}

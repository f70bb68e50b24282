import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './CopyButton.module.css';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What it is called, for screen readers. */
  readonly name: string;
  /** As text, where it stands in a line of words. */
  readonly look?: 'outlined' | 'text';
}

/** A button that copies a text, and says whether the browser did. */
export function CopyButton({ text, name, look = 'text' }: CopyButtonProps) {
  const { t } = useTranslation('copy');
  const { t: shared } = useTranslation('shared');
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    );
  return (
    <span className={classes.copy}>
      <Button
        look={look}
        aria-label={shared('labelled', { label: t('copy'), value: name })}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
      <output className={classes.copied}>{copied !== undefined && t(copied)}</output>
    </span>
  );
}

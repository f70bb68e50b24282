import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './SubmitRow.module.css';

interface SubmitRowProps {
  readonly label: string;
  readonly isCalculating: boolean;
  /** False until the terms are accepted; a line then says why. */
  readonly isAllowed: boolean;
}

/** The button that calculates, and what happens to the entries when it is pressed. */
export function SubmitRow({ label, isCalculating, isAllowed }: SubmitRowProps) {
  const { t } = useTranslation('shared');
  const reasonId = useId();
  return (
    <div className={classes.row}>
      <Button
        type="submit"
        look="filled"
        className={classes.button ?? ''}
        disabled={!isAllowed}
        aria-disabled={isCalculating}
        aria-describedby={isAllowed ? undefined : reasonId}
      >
        {isCalculating ? t('form.calculating') : label}
      </Button>
      <div className={classes.notes}>
        {!isAllowed && <p id={reasonId}>{t('form.acceptFirst')}</p>}
        <p>{t('form.whatHappensToEntries')}</p>
      </div>
      <VisuallyHidden>
        <output>{isCalculating ? t('form.calculating') : ''}</output>
      </VisuallyHidden>
    </div>
  );
}

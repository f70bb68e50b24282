import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { TermsDialog } from './TermsDialog.tsx';
import classes from './TermsField.module.css';

interface TermsFieldProps {
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

/** The tick without which nothing is calculated; its last words open the terms. */
export function TermsField({ isAccepted, onChange }: TermsFieldProps) {
  const { t } = useTranslation('shared');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.terms}>
      <input
        id={id}
        type="checkbox"
        name="terms"
        checked={isAccepted}
        // The button cannot stand inside the label, yet its words belong to the name.
        aria-labelledby={`${id}-label ${id}-terms`}
        className={classes.tick}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p>
        <label id={`${id}-label`} htmlFor={id} className={classes.label}>
          {t('terms.accept')}
        </label>{' '}
        <Button id={`${id}-terms`} look="text" onClick={() => setDialogOpen(true)}>
          {t('terms.name')}
        </Button>
        .
      </p>
      {isDialogOpen && <TermsDialog onClose={() => setDialogOpen(false)} />}
    </div>
  );
}

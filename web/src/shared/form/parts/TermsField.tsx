import { useId, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { FieldMessage } from '../controls/FieldMessage.tsx';
import { TermsSections } from './TermsSections.tsx';
import classes from './TermsField.module.css';

/** Names the box among the fields of a form. */
export const termsName = 'terms';

interface TermsFieldProps {
  readonly isAccepted: boolean;
  /** True after an attempt to calculate without accepting the terms. */
  readonly isMissed: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

/** The checkbox for the terms of use, required to calculate. Its last words open the terms. */
export function TermsField({ isAccepted, isMissed, onChange }: TermsFieldProps) {
  const { t } = useTranslation('shared');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.field}>
      <div className={classes.terms}>
        <input
          id={id}
          type="checkbox"
          name={termsName}
          checked={isAccepted}
          required
          aria-invalid={isMissed}
          aria-describedby={isMissed ? `${id}-message` : undefined}
          // The button cannot be inside the label, but its words belong to the accessible name.
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
        {isDialogOpen && (
          <Dialog title={t('terms.title')} width="text" onClose={() => setDialogOpen(false)}>
            <TermsSections heading="h3" />
          </Dialog>
        )}
      </div>
      <FieldMessage
        id={`${id}-message`}
        hint={undefined}
        error={isMissed ? t('terms.missing') : undefined}
      />
    </div>
  );
}

import { Button } from '../../button/Button.tsx';
import type { DoubtInWords } from '../words/field-words.ts';
import classes from './Field.module.css';

interface FieldDoubtProps {
  /** The control that takes the focus when the button is gone with the doubt. */
  readonly fieldId: string;
  readonly doubt: DoubtInWords | undefined;
}

/** Asks below a field whether something else was meant. Nobody has to answer. */
export function FieldDoubt({ fieldId, doubt }: FieldDoubtProps) {
  const accept = () => {
    doubt?.onAccept();
    document.getElementById(fieldId)?.focus();
  };
  // The place stands empty before the words come, so that screen readers announce them.
  return (
    <div aria-live="polite" className={classes.doubt}>
      {doubt !== undefined && (
        <p>
          {doubt.question}{' '}
          <Button look="text" onClick={accept}>
            {doubt.answer}
          </Button>
        </p>
      )}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { DoubtInWords } from '../words/field-words.ts';
import { FieldDoubt } from './FieldDoubt.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import classes from './Field.module.css';

/** The ids that link a control to its label and message. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

export interface FieldProps {
  readonly label: string;
  /** What is seen of the label where what is around the field says the rest, or '' where that says it all. It is heard in full. */
  readonly shortLabel?: string;
  readonly hint?: ReactNode;
  /** Shown instead of the hint. */
  readonly error?: string | undefined;
  /** Stands below both. */
  readonly doubt?: DoubtInWords | undefined;
}

/** Of a field whose entry is typed. */
export interface TypedFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the field is left. Only then the text is formatted, so that the caret never jumps. */
  readonly onLeave: () => void;
  readonly isRequired?: boolean;
}

interface FieldFrameProps extends FieldProps {
  /** Shown at the end of the label's line, for example a unit or a value. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** One control with its label above and its hint or error below. */
export function Field(props: FieldFrameProps) {
  const { label, shortLabel, hint, error, doubt, aside, children } = props;
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = error !== undefined || hint !== undefined;
  return (
    <div className={classes.field}>
      <div className={shortLabel === '' ? undefined : classes.head}>
        <label htmlFor={id} className={classes.label}>
          {shortLabel === undefined ? (
            label
          ) : (
            <>
              {shortLabel !== '' && <span aria-hidden="true">{shortLabel}</span>}
              <VisuallyHidden>{label}</VisuallyHidden>
            </>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': error !== undefined,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
      <FieldDoubt fieldId={id} doubt={doubt} />
    </div>
  );
}

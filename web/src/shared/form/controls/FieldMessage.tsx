import type { ReactNode } from 'react';
import { iconOf } from '../../icon-of.ts';
import classes from './Field.module.css';

const IconAlertCircle = iconOf('alert-circle');

interface FieldMessageProps {
  /** What the control's aria-describedby names. */
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** The hint of a field, or in its place the error, which is also announced when it appears. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <div id={id} aria-live="polite">
      {error !== undefined && (
        <p className={classes.error}>
          <IconAlertCircle aria-hidden="true" size={20} stroke={1.75} className={classes.icon} />
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}

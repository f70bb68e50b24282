import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './SubmitRow.module.css';

interface SubmitRowProps {
  readonly label: string;
  /** What the button says while it is busy. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Why the form cannot be sent yet; undefined when it can. */
  readonly reasonToWait: string | undefined;
  /** What happens to the entries. */
  readonly children: ReactNode;
}

/** The button that sends a form, and what happens to the entries when it is pressed. */
export function SubmitRow({ label, busyLabel, isBusy, reasonToWait, children }: SubmitRowProps) {
  const reasonId = useId();
  const isAllowed = reasonToWait === undefined;
  return (
    <div className={classes.row}>
      <Button
        type="submit"
        look="filled"
        className={classes.button ?? ''}
        disabled={!isAllowed}
        aria-disabled={isBusy}
        aria-describedby={isAllowed ? undefined : reasonId}
      >
        {isBusy ? busyLabel : label}
      </Button>
      <div className={classes.notes}>
        {!isAllowed && <p id={reasonId}>{reasonToWait}</p>}
        <p>{children}</p>
      </div>
      <VisuallyHidden>
        <output>{isBusy ? busyLabel : ''}</output>
      </VisuallyHidden>
    </div>
  );
}

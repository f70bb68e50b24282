import { useId, type ReactNode } from 'react';
import { Button } from '../../button/Button.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import classes from './SubmitRow.module.css';

interface SubmitRowProps {
  readonly label: string;
  /** The button's label while it is busy. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Why the form cannot be sent yet; undefined when it can. */
  readonly reasonToWait: string | undefined;
  /**
   * True if the button can be pressed although the form is incomplete. A press then says what is
   * missing.
   */
  readonly answersWhileWaiting?: boolean;
  /** True while the button stays at the foot of a phone's window. */
  readonly isInReach?: boolean;
  /** What happens to the entries. */
  readonly children: ReactNode;
}

/** The button that sends a form, and what happens to the entries when it is pressed. */
export function SubmitRow(props: SubmitRowProps) {
  const { label, busyLabel, isBusy, reasonToWait, answersWhileWaiting = false } = props;
  const { isInReach = false, children } = props;
  const reasonId = useId();
  const isAllowed = reasonToWait === undefined;
  return (
    <div
      className={answersWhileWaiting ? `${classes.row} ${classes.ofCalculator}` : classes.row}
      data-in-reach={isInReach}
    >
      <div className={classes.press}>
        <Button
          type="submit"
          look="filled"
          className={[classes.button, isAllowed ? '' : classes.waiting].join(' ')}
          disabled={!isAllowed && !answersWhileWaiting}
          aria-disabled={isBusy || !isAllowed}
          aria-describedby={isAllowed ? undefined : reasonId}
        >
          {isBusy ? busyLabel : label}
        </Button>
      </div>
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

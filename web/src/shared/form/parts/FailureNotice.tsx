import type { ReactNode } from 'react';
import { iconOf } from '../../icon-of.ts';
import classes from './FailureNotice.module.css';

const IconCloudOff = iconOf('cloud-off');

interface FailureNoticeProps {
  readonly what: string;
  /** Follows in the same line, for example a way to try again. */
  readonly children?: ReactNode;
}

/** The reason for a failure, in one line in the form. */
export function FailureNotice({ what, children }: FailureNoticeProps) {
  return (
    <p role="alert" className={classes.notice}>
      <IconCloudOff aria-hidden="true" size={20} stroke={1.75} className={classes.icon} />
      <span>
        {what} {children}
      </span>
    </p>
  );
}

import { IconCloudOff } from '@tabler/icons-react';
import { Button } from '../button/Button.tsx';
import classes from './FailureNotice.module.css';

interface FailureNoticeProps {
  readonly what: string;
  readonly entriesKept: string;
  /** The words of a button that sends the form again; none where that is of no use. */
  readonly tryAgain?: string | undefined;
}

/** Says calmly why there is no answer, and that nothing is lost. Stands in the form. */
export function FailureNotice({ what, entriesKept, tryAgain }: FailureNoticeProps) {
  return (
    <div role="alert" className={classes.notice}>
      <IconCloudOff aria-hidden="true" size={24} stroke={1.75} className={classes.icon} />
      <div>
        <p className={classes.what}>{what}</p>
        <p>{entriesKept}</p>
        {tryAgain !== undefined && (
          <Button type="submit" className={classes.again ?? ''}>
            {tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}

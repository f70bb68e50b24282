import { IconCloudOff } from '@tabler/icons-react';
import { Button } from '../button/Button.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import type { FailureReason } from './calculation.ts';
import classes from './FailureNotice.module.css';

interface FailureNoticeProps {
  readonly reason: FailureReason;
}

/** Says calmly why there is no result, that nothing is lost, and offers to send the form again. Stands in the form. */
export function FailureNotice({ reason }: FailureNoticeProps) {
  const { t } = useTranslation('shared');
  return (
    <div role="alert" className={classes.notice}>
      <IconCloudOff aria-hidden="true" size={24} stroke={1.75} className={classes.icon} />
      <div>
        <p className={classes.what}>{t(`failure.${reason}`)}</p>
        <p>{t('failure.entriesKept')}</p>
        {reason !== 'refused' && (
          <Button type="submit" className={classes.again ?? ''}>
            {t('failure.tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { readOffline, subscribeToConnection } from './connection.ts';
import classes from './OfflineNotice.module.css';

/** Says that there is no network while there is none. */
export function OfflineNotice() {
  const { t } = useTranslation('frame');
  const isOffline = useSyncExternalStore(subscribeToConnection, readOffline, () => false);
  // The live region exists before its words, so that screen readers announce them.
  return (
    <div aria-live="polite" className={classes.place}>
      {isOffline && <span className={classes.notice}>{t('offline.notice')}</span>}
    </div>
  );
}

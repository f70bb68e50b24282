import { useEffect, useState, useSyncExternalStore } from 'react';
import { calculatesOnDevice } from '../../shared/on-device/calculates-on-device.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { readOffline, subscribeToConnection } from './connection.ts';
import classes from './OfflineNotice.module.css';

/** Says that there is no network while there is none, and whether the device can calculate without it. */
export function OfflineNotice() {
  const { t } = useTranslation('frame');
  const isOffline = useSyncExternalStore(subscribeToConnection, readOffline, () => false);
  const [isAble, setAble] = useState(false);
  useEffect(() => {
    if (isOffline) void calculatesOnDevice().then(setAble);
  }, [isOffline]);
  // The live region exists before its words, so that screen readers announce them.
  return (
    <div aria-live="polite" className={classes.place}>
      {isOffline && (
        <span className={classes.notice}>{t(isAble ? 'offline.able' : 'offline.notice')}</span>
      )}
    </div>
  );
}

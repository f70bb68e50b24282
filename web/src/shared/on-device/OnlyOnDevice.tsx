import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { useIsEmbedded } from '../window/embedded.ts';
import { calculatesOnDevice } from './calculates-on-device.ts';
import { chooseOnlyOnDevice, isOnlyOnDevice, subscribeToChoice } from './only-on-device.ts';
import { canHaveWorker } from './own-worker.ts';
import classes from './OnlyOnDevice.module.css';

/** The choice that nothing entered leaves the device. */
export function OnlyOnDevice() {
  const { t } = useTranslation('shared', { keyPrefix: 'onDevice' });
  const isChosen = useSyncExternalStore(subscribeToChoice, isOnlyOnDevice, () => false);
  const [isUnable, setUnable] = useState(false);
  const id = useId();
  // A frame of another site has no service worker.
  if (useIsEmbedded()) return null;
  const choose = (isOnly: boolean) => {
    setUnable(isOnly && !canHaveWorker());
    if (isOnly && !canHaveWorker()) return;
    chooseOnlyOnDevice(isOnly);
    // What that needs is there when the form is filled in. A failure is told when it is calculated.
    if (isOnly) void calculatesOnDevice();
  };
  return (
    <div className={classes.choice}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isChosen}
        aria-checked={isChosen}
        aria-describedby={`${id}-hint`}
        className={classes.tick}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <p>
        <label htmlFor={id}>{t('setting')}</label>
        <span id={`${id}-hint`} className={classes.hint} aria-live="polite">
          {isUnable ? t('unable') : isChosen ? t('hint') : ''}
        </span>
      </p>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Button } from '../../shared/button/Button.tsx';
import { FailureNotice } from '../../shared/form/parts/FailureNotice.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './PartFailure.module.css';

/**
 * Offers to load the page again once a part of it has failed to load. Browsers remember that, and never ask for the
 * part again while the page stands.
 */
export function PartFailure() {
  const { t } = useTranslation('frame', { keyPrefix: 'partFailed' });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('vite:preloadError', () => setFailed(true), listening);
    return () => listening.abort();
  }, []);

  if (!hasFailed) return null;
  return (
    <div className={classes.place}>
      <FailureNotice what={t('what')}>
        <Button look="text" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      </FailureNotice>
    </div>
  );
}

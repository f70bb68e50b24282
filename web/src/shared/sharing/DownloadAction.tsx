import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { lazyPart, useLazyPart } from '../lazy-part.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { iconOf } from '../icon-of.ts';

const IconDownload = iconOf('download');

const resultDownload = lazyPart(async () => (await import('./ResultDownload.tsx')).ResultDownload);

/** The button that saves the figures of a result as a file. */
export function DownloadAction() {
  const { t } = useTranslation('sharing', { keyPrefix: 'download' });
  const [ResultDownload, load] = useLazyPart(resultDownload);
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    // Without network nothing is saved, and the next press tries again.
    load().catch(() => setAsked(false));
    setAsked(true);
  };
  return (
    <>
      <Button onClick={ask}>
        <IconDownload aria-hidden="true" size={18} stroke={1.75} />
        {t('action')}
      </Button>
      {isAsked && ResultDownload !== undefined && <ResultDownload onDone={() => setAsked(false)} />}
    </>
  );
}

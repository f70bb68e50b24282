import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Field } from '../form/controls/Field.tsx';
import { TextBox } from '../form/controls/TextBox.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import type { DialogOfAction } from './ActionWithDialog.tsx';
import { QrCode } from './QrCode.tsx';
import { useShownResult } from './shown-result.ts';
import classes from './ShareDialog.module.css';

/** The ways to hand a calculation on: a link to copy, the device's own share sheet, and a code to scan. */
export function ShareDialog({ onClose }: DialogOfAction) {
  const { t } = useTranslation('sharing', { keyPrefix: 'share' });
  const { title, link } = useShownResult();
  const { origin, pathname } = window.location;
  const address = `${origin}${pathname}#${link}`;
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();

  const copy = async () => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      setCopied('notCopied');
    }
  };
  const shareByDevice = () => {
    // Who closes the sheet without choosing has not met a failure; the link is still there to copy.
    navigator.share({ title, url: address }).catch(() => {});
  };

  return (
    <Dialog title={t('title')} width="text" onClose={onClose}>
      <div className={classes.parts}>
        <p>{t('text')}</p>
        <Field label={t('link')}>
          {(control) => (
            <TextBox
              {...control}
              ref={box}
              inputMode="none"
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
        <div className={classes.ways}>
          <Button look="filled" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {'share' in navigator && <Button onClick={shareByDevice}>{t('device')}</Button>}
        </div>
        <output className={classes.copied}>{copied !== undefined && t(copied)}</output>
        <p className={classes.note}>{t('privacy')}</p>
        <figure className={classes.code}>
          <QrCode text={address} label={t('code')} />
          <figcaption className={classes.note}>{t('scan')}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../shared/button/Button.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { keepRoomFor } from '../../shared/window/foot-of-window.ts';
import { focusPage } from '../page-change.ts';
import { everything, nothing, purposes, type ConsentRecord } from './consent-record.ts';
import { chooseConsent, closeConsent } from './consent-store.ts';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import classes from './ConsentBanner.module.css';

interface ConsentBannerProps {
  /** An earlier choice that the visitor wants to change. */
  readonly chosen: ConsentRecord | undefined;
  /** How many times the visitor has asked for it; each time it takes the focus. */
  readonly openings: number;
}

/** Asks which cookies may be stored. The page stays usable, and refusing is as easy as agreeing. */
export function ConsentBanner({ chosen, openings }: ConsentBannerProps) {
  const { t } = useTranslation('consent');
  const [draft, setDraft] = useState(chosen ?? nothing);
  const [isCustomizing, setCustomizing] = useState(chosen !== undefined);
  const bannerRef = useRef<HTMLElement>(null);
  const purposesRef = useRef<HTMLFieldSetElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const banner = bannerRef.current;
    if (banner === null) return undefined;
    const giveRoomBack = keepRoomFor(banner, '--suen-consent-height');
    const returnFocus = returnFocusOf(banner);
    return () => {
      giveRoomBack();
      returnFocus();
    };
  }, []);
  useEffect(() => {
    if (openings > 0) bannerRef.current?.focus();
  }, [openings]);
  useEffect(() => {
    const banner = bannerRef.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeConsent();
    };
    banner?.addEventListener('keydown', closeOnEscape);
    return () => banner?.removeEventListener('keydown', closeOnEscape);
  }, []);

  const customize = () => {
    setCustomizing(true);
    // The pressed button disappears, so the opened part takes the focus.
    requestAnimationFrame(() => purposesRef.current?.querySelector('input')?.focus());
  };

  return (
    <section className={classes.banner} ref={bannerRef} aria-labelledby={titleId} tabIndex={-1}>
      <div className={isCustomizing ? classes.content : `${classes.content} ${classes.brief}`}>
        <div className={classes.words}>
          <p className={classes.title} id={titleId}>
            {t('title')}
          </p>
          <p>
            <span className={classes.why}>{t('text')} </span>
            <PageLink to="/privacy">{t('privacy')}</PageLink>
          </p>
          <p className={classes.promise}>{t('promise')}</p>
        </div>
        {isCustomizing && (
          <fieldset className={classes.purposes} ref={purposesRef}>
            <legend className={classes.legend}>{t('purposes')}</legend>
            {purposes.map((purpose) => (
              <ConsentSwitch
                key={purpose}
                name={t(`purpose.${purpose}.name`)}
                description={t(`purpose.${purpose}.description`)}
                isOn={draft[purpose]}
                onChange={(isOn) => setDraft({ ...draft, [purpose]: isOn })}
              />
            ))}
          </fieldset>
        )}
        <div className={classes.buttons}>
          <Button look="filled" onClick={() => chooseConsent(everything)}>
            {t('acceptAll')}
          </Button>
          <Button look="filled" onClick={() => chooseConsent(nothing)}>
            {t('declineAll')}
          </Button>
          {isCustomizing ? (
            <Button onClick={() => chooseConsent(draft)}>{t('save')}</Button>
          ) : (
            <Button onClick={customize}>{t('customize')}</Button>
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * Remembers the element that opened the banner. The returned function restores the focus to it, or
 * to the beginning of the page, if the focus is in the banner when it closes.
 */
function returnFocusOf(banner: HTMLElement): () => void {
  const opener = document.activeElement;
  return () => {
    if (!banner.contains(document.activeElement)) return;
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
      opener.focus();
    } else {
      focusPage();
    }
  };
}

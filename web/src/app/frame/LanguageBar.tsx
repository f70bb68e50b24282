import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { iconOf } from '../../shared/icon-of.ts';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import { keepRoomFor } from '../../shared/window/foot-of-window.ts';
import { Flag } from './Flag.tsx';
import classes from './LanguageBar.module.css';

const IconX = iconOf('x');

interface LanguageBarProps {
  /** The page's address in the language offered, in which the bar speaks. */
  readonly address: string;
  /** True while the cookie banner is shown, because a phone has room for one only. */
  readonly isSecond: boolean;
  readonly onClose: () => void;
}

/** Offers the page in another language, in a bar at the foot of the window. */
export function LanguageBar({ address, isSecond, onClose }: LanguageBarProps) {
  const language = useLanguage();
  const { t } = useTranslation('frame', { keyPrefix: 'languageOffer' });
  const barRef = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      barRef.current === null ? undefined : keepRoomFor(barRef.current, '--suen-offer-height'),
    [],
  );
  const className = isSecond ? `${classes.bar} ${classes.second}` : classes.bar;
  return (
    <aside ref={barRef} className={className} lang={language} aria-label={t('label')}>
      <div className={classes.row}>
        <Flag language={language} />
        <p className={classes.words}>
          {t('exists')}{' '}
          <Link className={classes.link} to={address} hrefLang={language}>
            {t('read')}
          </Link>
        </p>
        <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
          <IconX aria-hidden="true" size={20} stroke={1.75} />
        </button>
      </div>
    </aside>
  );
}

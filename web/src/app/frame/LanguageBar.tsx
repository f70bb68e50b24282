import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Language } from '../../shared/language.ts';
import { Flag } from './Flag.tsx';
import classes from './LanguageBar.module.css';

interface LanguageBarProps {
  /** The language offered, in which the bar speaks. */
  readonly language: Language;
  readonly words: {
    readonly label: string;
    readonly exists: string;
    readonly read: string;
    readonly close: string;
  };
  /** The page's address in that language. */
  readonly address: string;
  /** True while another question is asked: a phone has room for one. */
  readonly isSecond: boolean;
  readonly onClose: () => void;
}

/** Offers the page in another language, at the foot of the window and in the way of nothing. */
export function LanguageBar(props: LanguageBarProps) {
  const { language, words, address, isSecond, onClose } = props;
  const className = isSecond ? `${classes.bar} ${classes.second}` : classes.bar;
  return (
    <aside className={className} lang={language} aria-label={words.label}>
      <div className={classes.row}>
        <Flag language={language} />
        <p className={classes.words}>
          {words.exists}{' '}
          <Link className={classes.link} to={address} hrefLang={language}>
            {words.read}
          </Link>
        </p>
        <button type="button" className={classes.close} aria-label={words.close} onClick={onClose}>
          <IconX aria-hidden="true" size={20} stroke={1.75} />
        </button>
      </div>
    </aside>
  );
}

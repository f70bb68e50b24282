import { Link } from 'react-router';
import { iconOf } from '../../shared/icon-of.ts';
import type { Language } from '../../shared/language.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import { rememberLanguage } from '../language/language-memory.ts';
import { useAddressIn } from '../language/use-address-in.ts';
import type { Destination } from '../routes.ts';
import { DropDown } from './DropDown.tsx';
import { Flag } from './Flag.tsx';
import dropDown from './DropDown.module.css';
import classes from './LanguageSwitch.module.css';

const IconCheck = iconOf('check');
const IconChevronDown = iconOf('chevron-down');

/** Each language is named in itself. */
const names: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** English, German, French, as the specification has them. */
const order: readonly Language[] = ['en', 'de', 'fr'];

/** Leads to the same page in the other languages. */
export function LanguageSwitch({ destination }: { readonly destination: Destination }) {
  const { t } = useTranslation('frame');
  const { language: current } = destination;
  const addressIn = useAddressIn(destination);
  return (
    <DropDown
      summary={
        <>
          <VisuallyHidden>{t('language')} </VisuallyHidden>
          <Flag language={current} />
          <span className={classes.name}>{names[current]}</span>
          <IconChevronDown aria-hidden="true" className={classes.chevron} size={16} />
        </>
      }
    >
      <ul className={dropDown.list}>
        {order.map((language) => (
          <li key={language}>
            <Link
              className={dropDown.choice}
              to={addressIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current}
              onClick={() => rememberLanguage(language)}
            >
              <Flag language={language} />
              {names[language]}
              <IconCheck aria-hidden="true" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </DropDown>
  );
}

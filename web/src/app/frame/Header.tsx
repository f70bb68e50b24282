import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../shared/visually-hidden/VisuallyHidden.tsx';
import type { Destination } from '../routes.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import classes from './Header.module.css';

/** The site's name, which leads home, its sections and three controls. */
export function Header({ destination }: { readonly destination: Destination }) {
  const { t } = useTranslation('frame');
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <PageLink className={classes.home} to="/">
          <Logo />
          <span>
            Suen<VisuallyHidden>{t('homePage')}</VisuallyHidden>
          </span>
        </PageLink>
        <SectionLinks destination={destination} />
        <div className={classes.controls}>
          <LanguageSwitch destination={destination} />
          <SchemeSwitch />
          <Menu destination={destination} />
        </div>
      </div>
    </header>
  );
}

import { useId, type ReactNode } from 'react';
import { calculatorSections } from '../../calculators/calculators.ts';
import { sitePageGroups } from '../../pages/site-pages.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { ConsentSettingsButton } from '../consent/ConsentSettingsButton.tsx';
import { Logo } from './Logo.tsx';
import classes from './Footer.module.css';

/** Links to the other pages, and the copyright. */
export function Footer() {
  const { t } = useTranslation('frame');
  const { t: card } = useTranslation('cards');
  return (
    <footer className={classes.footer}>
      <div className={classes.content}>
        <nav aria-label={t('footer.label')}>
          <div className={classes.groups}>
            {calculatorSections.map((section) => (
              <Group key={section.id} title={t(`sections.${section.id}`)}>
                {section.calculators.map((calculator) => (
                  <li key={calculator.id}>
                    <PageLink to={calculator.path}>{card(`${calculator.id}.name`)}</PageLink>
                  </li>
                ))}
              </Group>
            ))}
            {sitePageGroups.map(({ id, pages }) => (
              <Group key={id} title={t(`footer.groups.${id}`)}>
                {pages.map(({ path, name }) => (
                  <li key={path}>
                    <PageLink to={path}>{t(name)}</PageLink>
                  </li>
                ))}
                {id === 'practical' && (
                  <li>
                    <ConsentSettingsButton />
                  </li>
                )}
              </Group>
            ))}
          </div>
        </nav>
        <div className={`${classes.line} ${classes.last}`}>
          <p className={classes.name}>
            <Logo />
            {t('footer.name')}
          </p>
          <SocialLink address={import.meta.env.SOCIAL_URL} />
          <p>{t('footer.copyright', { year: import.meta.env.BUILD_YEAR })}</p>
        </div>
      </div>
    </footer>
  );
}

/** Links below their heading. */
function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <div>
      <p className={classes.title} id={titleId}>
        {title}
      </p>
      <ul className={classes.list} aria-labelledby={titleId}>
        {children}
      </ul>
    </div>
  );
}

interface SocialLinkProps {
  /**
   * The address of the product's page on a social network, set at build time. Empty if there is
   * none.
   */
  readonly address: string;
}

/** Leads to the product's page on a social network, named by the network's host. */
export function SocialLink({ address }: SocialLinkProps) {
  const { t } = useTranslation('frame');
  if (address === '') return null;
  const site = new URL(address).hostname.replace(/^www\./, '');
  return (
    <a href={address} rel="me noopener">
      {t('footer.follow', { site })}
    </a>
  );
}

import { useId } from 'react';
import { PageLink } from '../../shared/PageLink.tsx';
import { calculatorSections } from '../../calculators/calculators.ts';
import { sitePages } from '../../pages/site-pages.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { ConsentSettingsButton } from '../consent/ConsentSettingsButton.tsx';
import classes from './Footer.module.css';
import { SocialLink } from './SocialLink.tsx';

/** Links to the other pages, and the copyright. */
export function Footer() {
  const { t } = useTranslation('frame');
  const { t: card } = useTranslation('cards');
  const id = useId();
  return (
    <footer className={classes.footer}>
      <div className={classes.content}>
        <nav aria-label={t('footer.label')}>
          <div className={classes.sections}>
            {calculatorSections.map((section) => (
              <div key={section.id}>
                <p className={classes.title} id={`${id}${section.id}`}>
                  {t(`sections.${section.id}`)}
                </p>
                <ul className={classes.list} aria-labelledby={`${id}${section.id}`}>
                  {section.calculators.map((calculator) => (
                    <li key={calculator.id}>
                      <PageLink to={calculator.path}>{card(`${calculator.id}.name`)}</PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <ul className={classes.line}>
            {sitePages.map(({ path, name }) => (
              <li key={path}>
                <PageLink to={path}>{t(name)}</PageLink>
              </li>
            ))}
            <li>
              <a href="/api/docs">{t('footer.apiDocumentation')}</a>
            </li>
            <li>
              <ConsentSettingsButton />
            </li>
          </ul>
        </nav>
        <div className={`${classes.line} ${classes.last}`}>
          <p>{t('footer.name')}</p>
          <SocialLink address={import.meta.env.SOCIAL_URL} />
          <p>{t('footer.copyright', { year: import.meta.env.BUILD_YEAR })}</p>
        </div>
      </div>
    </footer>
  );
}

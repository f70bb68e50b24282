import { useTranslation } from 'react-i18next';
import { PageLink } from '../../shared/PageLink.tsx';
import { calculatorSections } from './calculator-sections.ts';
import classes from './Footer.module.css';

/** Where else to go, and whose site it is. */
export function Footer() {
  const { t } = useTranslation('frame');
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <nav className={classes.links} aria-label={t('footer.label')}>
          {calculatorSections.flatMap(({ calculators }) =>
            calculators.map(({ id, path }) => (
              <PageLink key={id} to={path}>
                {t(`calculators.${id}`)}
              </PageLink>
            )),
          )}
          <a href="/api/docs">{t('footer.apiDocumentation')}</a>
        </nav>
        <p className={classes.quiet}>{t('footer.name')}</p>
        <p className={classes.quiet}>
          {t('footer.copyright', { year: import.meta.env.BUILD_YEAR })}
        </p>
      </div>
    </footer>
  );
}

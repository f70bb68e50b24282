import { useLocation } from 'react-router';
import { calculators } from '../../calculators/calculators.ts';
import { splitPath } from '../../shared/language.ts';
import { useHydrated } from '../../shared/loading/hydrated.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { sitePages } from '../site-pages.ts';
import { likelyPage } from './likely-page.ts';
import button from '../../shared/button/Button.module.css';
import classes from './not-found.module.css';

export default function NotFoundPage() {
  const { t } = useTranslation('not-found');
  const { t: card } = useTranslation('cards');
  return (
    <div className={classes.notFound}>
      <h1>{t('title')}</h1>
      <p className={classes.description}>{t('description')}</p>
      <div className={classes.asked}>
        <AskedAddress />
      </div>
      <PageLink className={`${button.button} ${button.filled} ${classes.home}`} to="/">
        {t('home')}
      </PageLink>
      <h2>{t('calculators')}</h2>
      <ul className={classes.calculators}>
        {calculators.map(({ id, path, icon: Icon }) => (
          <li key={id}>
            <PageLink className={classes.calculator} to={path}>
              <Icon aria-hidden="true" size={20} stroke={1.5} />
              {card(`${id}.name`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The not-found page, with the requested address and a likely page. The static HTML is the same for
 * all addresses, so it names none.
 */
function AskedAddress() {
  const { t } = useTranslation('not-found');
  const { t: card } = useTranslation('cards');
  const { t: frame } = useTranslation('frame');
  const { pathname } = useLocation();
  if (!useHydrated()) return null;
  const likely = likelyPage(splitPath(pathname).path, [
    ...calculators.map(({ id, path }) => ({ path, name: card(`${id}.name`) })),
    ...sitePages.map(({ path, name }) => ({ path, name: frame(name) })),
  ]);
  return (
    <>
      <p className={classes.address}>
        {t('asked')} <code translate="no">{pathname}</code>
      </p>
      {likely !== undefined && (
        <p>
          {t('likely')} <PageLink to={likely.path}>{likely.name}</PageLink>
        </p>
      )}
    </>
  );
}

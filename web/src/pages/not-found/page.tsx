import button from '../../shared/button/Button.module.css';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './not-found.module.css';

export default function NotFoundPage() {
  const { t } = useTranslation('not-found');
  return (
    <div className={classes.notFound}>
      <h1>{t('title')}</h1>
      <p className={classes.description}>{t('description')}</p>
      <PageLink className={`${button.button} ${button.filled} ${classes.home}`} to="/">
        {t('home')}
      </PageLink>
    </div>
  );
}

import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './contact.module.css';

/** Advice before writing a message. */
export function BeforeWriting() {
  const { t } = useTranslation('contact');
  return (
    <aside className={classes.before}>
      <h2>{t('before.title')}</h2>
      <ul className={classes.hints}>
        <li>
          {t('before.questions')} <PageLink to="/faq">{t('before.questionsLink')}</PageLink>
        </li>
        <li>{t('before.errors')}</li>
        <li>{t('before.documents')}</li>
        <li>{t('before.answer')}</li>
      </ul>
    </aside>
  );
}

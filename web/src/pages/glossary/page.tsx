import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import { areas, terms } from './terms.ts';
import classes from './glossary.module.css';

/** The other languages behind the French word, the reader's first. */
const others = { en: ['en', 'de'], fr: ['de', 'en'], de: ['de', 'en'] } as const;

/** The words of payslips, tax cards and loans, by area, each with a separate address. */
export default function GlossaryPage() {
  const { t } = useTranslation('glossary');
  const language = useLanguage();
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <nav aria-label={t('areas.label')}>
        <ul className={classes.areas}>
          {areas.map((area) => (
            <li key={area}>
              <PageLink to={`/glossary#${area}`}>{t(`areas.${area}`)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {areas.map((area) => (
        <TextSection key={area} id={area} title={t(`areas.${area}`)}>
          <dl>
            {terms
              .filter((term) => term.area === area)
              .map((term) => (
                <div key={term.id} id={term.id} className={classes.term}>
                  <dt>
                    <dfn lang="fr" className={classes.word}>
                      {term.fr}
                    </dfn>
                    <span className={classes.others}>
                      {others[language].map((other) => (
                        <span key={other} className={classes.other}>
                          <abbr aria-hidden="true">{other.toUpperCase()}</abbr>{' '}
                          <span lang={other}>{term[other]}</span>
                        </span>
                      ))}
                    </span>
                  </dt>
                  <dd>{t(`explanations.${term.id}`)}</dd>
                </div>
              ))}
          </dl>
        </TextSection>
      ))}
    </TextPage>
  );
}

import { Jumps } from '../../shared/page/Jumps.tsx';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
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
      <Jumps
        label={t('areas.label')}
        page="/glossary"
        places={areas.map((area) => ({ id: area, title: t(`areas.${area}`) }))}
      />
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

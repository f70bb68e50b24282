import type { Language } from '../../shared/language.ts';
import { Jumps } from '../../shared/page/Jumps.tsx';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import terms from './terms.json';
import classes from './glossary.module.css';

type Area = keyof typeof terms;
type TermId = { [In in Area]: keyof (typeof terms)[In] }[Area];
/** A word in the three languages; in French as it stands on payslips. */
type Term = Readonly<Record<Language, string>>;

/** The words by area, in the order of the file. docs/glossary.md has the same ones for developers. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the names in the file
const areas = Object.entries(terms).map(([area, words]) => [area, Object.entries(words)]) as [
  Area,
  [TermId, Term][],
][];

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
        places={areas.map(([area]) => ({ id: area, title: t(`areas.${area}`) }))}
      />
      {areas.map(([area, words]) => (
        <TextSection key={area} id={area} title={t(`areas.${area}`)}>
          <dl>
            {words.map(([id, term]) => (
              <div key={id} id={id} className={classes.term}>
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
                <dd>{t(`explanations.${id}`)}</dd>
              </div>
            ))}
          </dl>
        </TextSection>
      ))}
    </TextPage>
  );
}

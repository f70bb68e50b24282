import { sources } from 'virtual:law-sources';
import { Jumps } from '../../shared/page/Jumps.tsx';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useDayName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { FigureSources } from './FigureSources.tsx';
import { subjects } from './subjects.ts';
import classes from './sources.module.css';

const readOn = sources
  .flatMap(({ versions }) => versions.map((version) => version.readOn))
  .toSorted();

/** Every source that the engine uses, by subject, from the law's own data. */
export default function SourcesPage() {
  const { t } = useTranslation('sources');
  const dayName = useDayName();
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <div>
        <p>{t('count', { figures: sources.length })}</p>
        <p>{t('read', { first: dayName(readOn[0] ?? ''), last: dayName(readOn.at(-1) ?? '') })}</p>
        <p>{t('language')}</p>
      </div>
      <Jumps
        label={t('subjects.label')}
        page="/sources"
        places={subjects.map(({ id }) => ({ id, title: t(`subjects.${id}`) }))}
      />
      {subjects.map(({ id, figures }) => (
        <TextSection key={id} id={id} title={t(`subjects.${id}`)}>
          <ul className={classes.figures}>
            {figures.map((figure) => (
              <FigureSources key={figure} id={figure} isStatistic={id === 'statistics'} />
            ))}
          </ul>
        </TextSection>
      ))}
      <ul>
        <li>
          <PageLink to="/what-changed">{t('more.changed')}</PageLink>
        </li>
        <li>
          <PageLink to="/accuracy">{t('more.accuracy')}</PageLink>
        </li>
        <li>
          <PageLink to="/data">{t('more.data')}</PageLink>
        </li>
      </ul>
    </TextPage>
  );
}

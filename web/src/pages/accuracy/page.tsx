import { accuracy } from 'virtual:accuracy';
import { MatchingRows } from '../../catalogue/matching-rows/MatchingRows.tsx';
import { Jumps } from '../../shared/page/Jumps.tsx';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { Panel } from '../../shared/panel/Panel.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Disagreements } from './Disagreements.tsx';
import { Headline } from './Headline.tsx';
import { OwnCases } from './OwnCases.tsx';
import { ProofTable } from './ProofTable.tsx';
import { Reading } from './Reading.tsx';
import { Uncertainties } from './Uncertainties.tsx';
import { Verdicts } from './Verdicts.tsx';

/** The sections, in their order. */
const places = [
  'matches',
  'verdicts',
  'method',
  'reading',
  'sources',
  'disagreements',
  'uncertain',
  'law',
  'report',
] as const;
const sources = ['tax', 'contributions', 'others'] as const;
const method = ['published', 'counted', 'unexplained', 'properties', 'steps'] as const;

export default function AccuracyPage() {
  const { t } = useTranslation('accuracy');
  const { t: matching } = useTranslation('matching-rows');
  const { reading, tables, examples, ownCases, uncertain } = accuracy;
  const groups = [...tables, ...examples];
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <Headline groups={groups} />
      <Jumps
        label={t('jumps')}
        page="/accuracy"
        places={places.map((id) => ({
          id,
          title: id === 'matches' ? matching('title') : t(`${id}.title`),
        }))}
      />
      <TextSection id="matches" title={matching('title')}>
        <p>{t('matches.text')}</p>
        <MatchingRows />
      </TextSection>
      <TextSection id="verdicts" title={t('verdicts.title')}>
        <Verdicts tables={tables} />
      </TextSection>
      <TextSection id="method" title={t('method.title')}>
        <ul>
          {method.map((id) => (
            <li key={id}>{t(`method.${id}`)}</li>
          ))}
        </ul>
        <div>
          <Panel title={t('tables.title')}>
            <p>{t('tables.text')}</p>
            <ProofTable title={t('tables.title')} countHead={t('tables.count')} groups={tables} />
          </Panel>
          <Panel title={t('examples.title')}>
            <p>{t('examples.text')}</p>
            <ProofTable
              title={t('examples.title')}
              countHead={t('examples.count')}
              groups={examples}
            />
          </Panel>
          <Panel title={t('own.title')}>
            <p>{t('own.text')}</p>
            <OwnCases cases={ownCases} />
          </Panel>
        </div>
      </TextSection>
      <TextSection id="reading" title={t('reading.title')}>
        <Reading counts={reading} />
      </TextSection>
      <TextSection id="sources" title={t('sources.title')}>
        <ul>
          {sources.map((id) => (
            <li key={id}>{t(`sources.${id}`)}</li>
          ))}
        </ul>
        <p>
          <PageLink to="/sources">{t('more.sources')}</PageLink>
        </p>
        <p>
          <PageLink to="/what-changed">{t('more.changed')}</PageLink>
        </p>
        <p>
          <PageLink to="/data">{t('more.data')}</PageLink>
        </p>
      </TextSection>
      <TextSection id="disagreements" title={t('disagreements.title')}>
        <Disagreements groups={groups} />
      </TextSection>
      <TextSection id="uncertain" title={t('uncertain.title')}>
        <p>{t('uncertain.text')}</p>
        <Uncertainties figures={uncertain} />
      </TextSection>
      <TextSection id="law" title={t('law.title')}>
        <p>{t('law.text')}</p>
        <p>
          <a href="/api/v1/law">{t('law.link')}</a>
        </p>
        <p>
          <PageLink to="/developers">{t('law.documentation')}</PageLink>
        </p>
      </TextSection>
      <TextSection id="report" title={t('report.title')}>
        <p>{t('report.text')}</p>
        <p>
          <PageLink to="/contact-us">{t('report.link')}</PageLink>
        </p>
      </TextSection>
    </TextPage>
  );
}

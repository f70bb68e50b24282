import { dataFiles } from 'virtual:data-files';
import { CodeExample } from '../../shared/code-example/CodeExample.tsx';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { FileTable } from './FileTable.tsx';

const tables = ['monthlyWithholding', 'annualWithholding', 'annualTax'] as const;
const terms = ['use', 'cite', 'check', 'stable'] as const;
/** As the structured data of the page names it. */
const licence = 'CC BY';
const site = import.meta.env.SITE_URL;
const newest = dataFiles.find(({ id }) => id === 'monthlyWithholding')?.path ?? '';

/** Formulas that load the newest table into a spreadsheet, by its program. */
const formulas = [
  ['Google Sheets', `=IMPORTDATA("${site}${newest}")`],
  [
    'Excel (Power Query)',
    `= Csv.Document(Web.Contents("${site}${newest}"),
    [Delimiter = ",", Encoding = 65001])`,
  ],
  ['Python', `import pandas\ntable = pandas.read_csv("${site}${newest}")`],
] as const;

/** The files of data that other programs may use. */
export default function DataPage() {
  const { t } = useTranslation('data');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSection title={t('tables.title')}>
        <p>{t('tables.text')}</p>
        <p>{t('tables.waived')}</p>
        {tables.map((id) => (
          <FileTable key={id} id={id} />
        ))}
      </TextSection>
      <TextSection title={t('history.title')}>
        <p>{t('history.text')}</p>
        <FileTable id="lawHistory" />
      </TextSection>
      <TextSection title={t('spreadsheet.title')}>
        <p>{t('spreadsheet.text')}</p>
        {formulas.map(([program, formula]) => (
          <CodeExample key={program} title={program} text={formula} />
        ))}
      </TextSection>
      <TextSection title={t('terms.title')}>
        <ul>
          {terms.map((id) => (
            <li key={id}>{t(`terms.${id}`, { licence })}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection title={t('more.title')}>
        <ul>
          <li>
            <PageLink to="/developers">{t('more.developers')}</PageLink>
          </li>
          <li>
            <PageLink to="/sources">{t('more.sources')}</PageLink>
          </li>
          <li>
            <PageLink to="/accuracy">{t('more.accuracy')}</PageLink>
          </li>
        </ul>
      </TextSection>
    </TextPage>
  );
}

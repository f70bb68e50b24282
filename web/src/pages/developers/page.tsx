import { CodeExample } from '../../shared/code-example/CodeExample.tsx';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { assistantExample, refusalExample, requestExamples } from './examples.ts';

const limits = ['calls', 'size', 'sites', 'privacy'] as const;
const promises = ['fields', 'ids', 'law', 'changes'] as const;
const addresses = {
  page: '/api/docs',
  description: '/api/v1/openapi.json',
  law: '/api/v1/law',
} as const;
const addressIds = ['page', 'description', 'law'] as const;

export default function DevelopersPage() {
  const { t } = useTranslation('developers');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSection title={t('call.title')}>
        <p>{t('call.text')}</p>
        {requestExamples(import.meta.env.SITE_URL).map(([tool, text]) => (
          <CodeExample key={tool} title={tool} text={text} />
        ))}
        <p>{t('call.explain')}</p>
      </TextSection>
      <TextSection title={t('addresses.title')}>
        <p>{t('addresses.text')}</p>
        <ul>
          {addressIds.map((id) => (
            <li key={id}>
              <a href={addresses[id]}>{t(`addresses.${id}`)}</a>
            </li>
          ))}
          <li>
            <PageLink to="/data">{t('addresses.data')}</PageLink>
          </li>
        </ul>
      </TextSection>
      <TextSection title={t('assistants.title')}>
        <p>{t('assistants.text')}</p>
        <CodeExample
          title={t('assistants.example')}
          text={assistantExample(import.meta.env.SITE_URL)}
        />
      </TextSection>
      <TextSection title={t('refusals.title')}>
        <p>{t('refusals.text')}</p>
        <CodeExample title={t('refusals.example')} text={refusalExample} />
      </TextSection>
      <TextSection title={t('limits.title')}>
        <ul>
          {limits.map((id) => (
            <li key={id}>{t(`limits.${id}`)}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection title={t('stability.title')}>
        <p>{t('stability.text')}</p>
        <ul>
          {promises.map((id) => (
            <li key={id}>{t(`stability.${id}`)}</li>
          ))}
        </ul>
      </TextSection>
    </TextPage>
  );
}

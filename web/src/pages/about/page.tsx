import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const habits = ['law', 'cent', 'reason', 'doubt'] as const;

export default function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSection title={t('why.title')}>
        <p>{t('why.text')}</p>
        <p>
          <PageLink to="/calculators">{t('why.link')}</PageLink>
        </p>
      </TextSection>
      <TextSection title={t('how.title')}>
        <ul>
          {habits.map((habit) => (
            <li key={habit}>{t(`how.${habit}`)}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection title={t('money.title')}>
        <p>{t('money.text')}</p>
      </TextSection>
      <TextSection title={t('privacy.title')}>
        <p>{t('privacy.text')}</p>
        <p>
          <PageLink to="/privacy">{t('privacy.link')}</PageLink>
        </p>
      </TextSection>
      <TextSection title={t('api.title')}>
        <p>{t('api.text')}</p>
        <p>
          <a href="/api/docs">{t('api.link')}</a>
        </p>
      </TextSection>
      <TextSection title={t('name.title')}>
        <p>{t('name.text')}</p>
      </TextSection>
      <TextSection title={t('contact.title')}>
        <p>{t('contact.text')}</p>
        <p>
          <PageLink to="/contact-us">{t('contact.link')}</PageLink>
        </p>
      </TextSection>
    </TextPage>
  );
}

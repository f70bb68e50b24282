import { MatchingRows } from '../../catalogue/matching-rows/MatchingRows.tsx';
import { operator as siteOperator, type Operator } from '../../shared/operator.ts';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** Who is behind the site, how it is paid for, how it is checked and how to reach us. */
export function About({ operator }: { readonly operator: Operator | null }) {
  const { t } = useTranslation('about');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSection title={t('who.title')}>
        {operator !== null && <p>{t('who.operator', { name: operator.name })}</p>}
        <p>{t('who.text')}</p>
        {operator !== null && (
          <p>
            <PageLink to="/legal-notice">{t('who.link')}</PageLink>
          </p>
        )}
      </TextSection>
      <TextSection title={t('money.title')}>
        <p>{t('money.text')}</p>
      </TextSection>
      <TextSection title={t('checks.title')}>
        <p>{t('checks.text')}</p>
        <p>{t('checks.rows')}</p>
        <MatchingRows />
        <p>
          <PageLink to="/accuracy">{t('checks.link')}</PageLink>
        </p>
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

export default function AboutPage() {
  return <About operator={siteOperator} />;
}

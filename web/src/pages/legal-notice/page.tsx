import { operator as siteOperator, type Operator } from '../../shared/operator.ts';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './legal-notice.module.css';

const facts = ['name', 'address', 'email', 'registerNumber', 'vatNumber'] as const;

/** The operator of the site and how to reach them. */
export function LegalNotice({ operator }: { readonly operator: Operator }) {
  const { t } = useTranslation('legal-notice');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <dl className={classes.facts}>
        {facts
          .filter((fact) => operator[fact] !== '')
          .map((fact) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}`)}</dt>
              <dd translate="no">
                {fact === 'email' ? (
                  <a href={`mailto:${operator.email}`}>{operator.email}</a>
                ) : (
                  operator[fact]
                )}
              </dd>
            </div>
          ))}
      </dl>
      <TextSection title={t('content.title')}>
        <p>{t('content.text')}</p>
        <p>
          <PageLink to="/terms">{t('content.link')}</PageLink>
        </p>
        <p>
          <a href="/third-party-licences.txt">{t('content.licences')}</a>
        </p>
      </TextSection>
    </TextPage>
  );
}

export default function LegalNoticePage() {
  return siteOperator !== null && <LegalNotice operator={siteOperator} />;
}

import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { UpdatedOn } from '../../shared/page/UpdatedOn.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** The day of the last check of the statement. Change it together with the texts. */
const checkedOn = { year: 2026, month: 11, day: 21 } as const;

const references = {
  guidelines: 'https://www.w3.org/TR/WCAG22/',
  publicBodies: 'https://legilux.public.lu/eli/etat/leg/loi/2019/05/28/a373/jo',
  services: 'https://accessibilite-produits-services.public.lu',
} as const;
const referenceIds = ['guidelines', 'publicBodies', 'services'] as const;
const checks = ['axe', 'keyboard', 'size', 'colours', 'motion', 'amounts', 'languages'] as const;
const limits = ['people', 'browsers', 'language', 'print', 'documentation', 'others'] as const;

export default function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <UpdatedOn label={t('updated')} {...checkedOn} />
      <TextSection title={t('aim.title')}>
        <p>{t('aim.text')}</p>
        <p>{t('aim.status')}</p>
        <p>{t('aim.law')}</p>
        <ul>
          {referenceIds.map((id) => (
            <li key={id}>
              <a href={references[id]}>{t(`aim.${id}`)}</a>
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection title={t('checks.title')}>
        <p>{t('checks.text')}</p>
        <ul>
          {checks.map((id) => (
            <li key={id}>{t(`checks.${id}`)}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection title={t('limits.title')}>
        <p>{t('limits.text')}</p>
        <ul>
          {limits.map((id) => (
            <li key={id}>{t(`limits.${id}`)}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection title={t('report.title')}>
        <p>{t('report.text')}</p>
        <p>{t('report.then')}</p>
        <p>
          <PageLink to="/contact-us">{t('report.link')}</PageLink>
        </p>
      </TextSection>
    </TextPage>
  );
}

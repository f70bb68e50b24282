import { OnlyOnDevice } from '../../shared/on-device/OnlyOnDevice.tsx';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { UpdatedOn } from '../../shared/page/UpdatedOn.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { KeptInBrowser } from './KeptInBrowser.tsx';

/** The day of the policy's last change. Change it together with the texts. */
const updatedOn = { year: 2026, month: 11, day: 25 } as const;

const collected = ['address', 'device', 'cookies', 'tracking'] as const;
const uses = ['improve', 'traffic', 'advertising', 'answers', 'notSold'] as const;
const services = ['analytics', 'advertising', 'delivery', 'robots'] as const;
const rights = ['access', 'update', 'delete', 'copy', 'object', 'withdraw'] as const;

/** Luxembourg's supervisory authority for the protection of data. */
const authorityAddress = 'https://cnpd.public.lu';

export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <UpdatedOn label={t('updated')} {...updatedOn} />
      <TextSection title={t('entries.title')}>
        <p>{t('entries.text')}</p>
        <p>{t('entries.device')}</p>
        <p>{t('entries.server')}</p>
        <OnlyOnDevice />
        <p>{t('entries.tab')}</p>
        <p>{t('entries.kept')}</p>
        <p>{t('entries.links')}</p>
      </TextSection>
      <TextSection title={t('automatic.title')}>
        <p>{t('automatic.text')}</p>
        <ul>
          {collected.map((id) => (
            <li key={id}>{t(`automatic.${id}`)}</li>
          ))}
        </ul>
        <p>{t('automatic.consent')}</p>
      </TextSection>
      <TextSection title={t('device.title')}>
        <p>{t('device.text')}</p>
        <KeptInBrowser />
        <p>{t('device.delete')}</p>
      </TextSection>
      <TextSection title={t('voluntary.title')}>
        <p>{t('voluntary.text')}</p>
        <p>{t('voluntary.kept')}</p>
      </TextSection>
      <TextSection title={t('uses.title')}>
        <ul>
          {uses.map((id) => (
            <li key={id}>{t(`uses.${id}`)}</li>
          ))}
        </ul>
        <p>{t('uses.bases')}</p>
      </TextSection>
      <TextSection title={t('services.title')}>
        <p>{t('services.text')}</p>
        <ul>
          {services.map((id) => (
            <li key={id}>{t(`services.${id}`)}</li>
          ))}
        </ul>
        <p>{t('services.own')}</p>
      </TextSection>
      <TextSection title={t('security.title')}>
        <p>{t('security.text')}</p>
      </TextSection>
      <TextSection title={t('rights.title')}>
        <p>{t('rights.text')}</p>
        <ul>
          {rights.map((id) => (
            <li key={id}>{t(`rights.${id}`)}</li>
          ))}
        </ul>
        <p>{t('rights.california')}</p>
        <p>{t('rights.authority')}</p>
        <p>
          <a href={authorityAddress}>{t('rights.authorityLink')}</a>
        </p>
      </TextSection>
      <TextSection title={t('links.title')}>
        <p>{t('links.text')}</p>
      </TextSection>
      <TextSection title={t('changes.title')}>
        <p>{t('changes.text')}</p>
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

import { useTranslation } from '../../shared/translation/use-translation.ts';

interface SocialLinkProps {
  /**
   * The address of the product's page on a social network, set at build time. Empty if there is
   * none.
   */
  readonly address: string;
}

/** Leads to the product's page on a social network, named by the network's host. */
export function SocialLink({ address }: SocialLinkProps) {
  const { t } = useTranslation('frame');
  if (address === '') return null;
  const site = new URL(address).hostname.replace(/^www\./, '');
  return (
    <a href={address} rel="me noopener">
      {t('footer.follow', { site })}
    </a>
  );
}

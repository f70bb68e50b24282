import { TermsSections } from '../../shared/form/TermsSections.tsx';
import { TextPage } from '../../shared/page/TextPage.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

export default function TermsPage() {
  const { t } = useTranslation('terms');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TermsSections heading="h2" />
    </TextPage>
  );
}

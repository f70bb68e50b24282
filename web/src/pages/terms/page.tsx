import { TermsSections } from '../../shared/form/parts/TermsSections.tsx';
import { TextPage } from '../../shared/page/TextPage.tsx';
import { UpdatedOn } from '../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** The day of the terms’ last change. Change it together with the texts. */
const updatedOn = { year: 2026, month: 11, day: 25 } as const;

export default function TermsPage() {
  const { t } = useTranslation('terms');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <UpdatedOn label={t('updated')} {...updatedOn} />
      <TermsSections heading="h2" />
    </TextPage>
  );
}

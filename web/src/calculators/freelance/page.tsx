import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { FreelanceFormView } from './FreelanceFormView.tsx';
import { resultView } from './result/load-result-view.ts';

/** The freelance calculator. */
export default function FreelancePage() {
  const { t } = useTranslation('freelance');
  return (
    <FormThenResult
      calculator="freelance"
      title={t('title')}
      lead={t('lead')}
      FormSide={FreelanceFormView}
      resultSide={resultView}
    />
  );
}

import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { HomeAffordabilityFormView } from './HomeAffordabilityFormView.tsx';
import { resultView } from './result/load-result-view.ts';

/** The home affordability calculator. */
export default function HomeAffordabilityPage() {
  const { t } = useTranslation('home-affordability');
  return (
    <FormThenResult
      calculator="home-affordability"
      title={t('title')}
      lead={t('lead')}
      FormSide={HomeAffordabilityFormView}
      resultSide={resultView}
    />
  );
}

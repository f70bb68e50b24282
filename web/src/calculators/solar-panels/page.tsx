import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { resultView } from './result/load-result-view.ts';
import { SolarPanelsFormView } from './SolarPanelsFormView.tsx';

/** The solar panels calculator. */
export default function SolarPanelsPage() {
  const { t } = useTranslation('solar-panels');
  return (
    <FormThenResult
      calculator="solar-panels"
      title={t('title')}
      lead={t('lead')}
      FormSide={SolarPanelsFormView}
      resultSide={resultView}
    />
  );
}

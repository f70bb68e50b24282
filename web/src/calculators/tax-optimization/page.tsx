import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { resultView } from './result/load-result-view.ts';
import { TaxOptimizationFormView } from './TaxOptimizationFormView.tsx';

/** The tax optimisation calculator. */
export default function TaxOptimizationPage() {
  const { t } = useTranslation('tax-optimization');
  return (
    <FormThenResult
      calculator="tax-optimization"
      title={t('title')}
      lead={t('lead')}
      FormSide={TaxOptimizationFormView}
      resultSide={resultView}
    />
  );
}

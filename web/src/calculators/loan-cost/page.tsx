import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { LoanCostFormView } from './LoanCostFormView.tsx';
import { resultView } from './result/load-result-view.ts';

/** The loan cost calculator. */
export default function LoanCostPage() {
  const { t } = useTranslation('loan-cost');
  return (
    <FormThenResult
      calculator="loan-cost"
      title={t('title')}
      lead={t('lead')}
      FormSide={LoanCostFormView}
      resultSide={resultView}
    />
  );
}

import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { LoanOverpaymentFormView } from './LoanOverpaymentFormView.tsx';
import { resultView } from './result/load-result-view.ts';

/** The loan overpayment calculator. */
export default function LoanOverpaymentPage() {
  const { t } = useTranslation('loan-overpayment');
  return (
    <FormThenResult
      calculator="loan-overpayment"
      title={t('title')}
      lead={t('lead')}
      FormSide={LoanOverpaymentFormView}
      resultSide={resultView}
    />
  );
}

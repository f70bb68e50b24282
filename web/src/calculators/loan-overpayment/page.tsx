import { useTranslation } from 'react-i18next';
import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
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

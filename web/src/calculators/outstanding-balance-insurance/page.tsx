import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { OutstandingBalanceInsuranceFormView } from './OutstandingBalanceInsuranceFormView.tsx';
import { resultView } from './result/load-result-view.ts';

/** The calculator of the outstanding balance insurance. */
export default function OutstandingBalanceInsurancePage() {
  const { t } = useTranslation('outstanding-balance-insurance');
  return (
    <FormThenResult
      calculator="outstanding-balance-insurance"
      title={t('title')}
      lead={t('lead')}
      FormSide={OutstandingBalanceInsuranceFormView}
      resultSide={resultView}
    />
  );
}

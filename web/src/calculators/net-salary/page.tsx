import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { NetSalaryFormView } from './NetSalaryFormView.tsx';
import { resultView } from './result/load-result-view.ts';

/** The net salary calculator. */
export default function NetSalaryPage() {
  const { t } = useTranslation('net-salary');
  return (
    <FormThenResult
      calculator="net-salary"
      title={t('title')}
      lead={t('lead')}
      FormSide={NetSalaryFormView}
      resultSide={resultView}
    />
  );
}

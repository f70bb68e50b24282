import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { whoOf } from '../../shared/salary/salary-entries.ts';
import { useNetSalaryForm } from './form/form-state.ts';
import { NetSalaryFormView } from './NetSalaryFormView.tsx';
import { resultView } from './result/load-result-view.ts';

/** The net salary calculator. */
export default function NetSalaryPage() {
  const { t } = useTranslation('net-salary');
  const { entries } = useNetSalaryForm();
  return (
    <FormThenResult
      calculator="net-salary"
      title={t('title')}
      lead={t(`lead.${whoOf(entries.employmentType)}`)}
      FormSide={NetSalaryFormView}
      resultSide={resultView}
    />
  );
}

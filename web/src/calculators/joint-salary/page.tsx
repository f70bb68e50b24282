import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { JointSalaryFormView } from './JointSalaryFormView.tsx';
import { useJointSalaryForm } from './form/form-state.ts';
import { useReading } from './reading.ts';
import { resultView } from './result/load-result-view.ts';

/** The joint salary calculator. */
export default function JointSalaryPage() {
  const { t } = useTranslation('joint-salary');
  const { entries } = useJointSalaryForm();
  const { lead } = useReading(entries);
  return (
    <FormThenResult
      calculator="joint-salary"
      title={t('title')}
      lead={lead}
      FormSide={JointSalaryFormView}
      resultSide={resultView}
    />
  );
}

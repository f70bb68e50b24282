import { FormThenResult } from '../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { JointSalaryFormView } from './JointSalaryFormView.tsx';
import { resultView } from './result/load-result-view.ts';

/** The joint salary calculator. */
export default function JointSalaryPage() {
  const { t } = useTranslation('joint-salary');
  return (
    <FormThenResult
      calculator="joint-salary"
      title={t('title')}
      lead={t('lead')}
      FormSide={JointSalaryFormView}
      resultSide={resultView}
    />
  );
}

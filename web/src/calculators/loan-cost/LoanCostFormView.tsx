import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { LoanCostForm } from './form/LoanCostForm.tsx';
import type { LoanCostRecord } from './record.ts';

const steps = ['rate', 'payment', 'split', 'total', 'rounding'] as const;
const questions = ['rate', 'bank', 'term', 'beginning', 'early'] as const;

/** The form, and what there is to read about it. */
export function LoanCostFormView(props: FormSideProps<LoanCostRecord, EntryName>) {
  const { t } = useTranslation('loan-cost');
  return (
    <FormView
      form={<LoanCostForm {...props} />}
      how={
        <HowCalculated steps={steps.map((step) => t(`how.steps.${step}`))} note={t('how.note')} />
      }
      questions={
        <Questions
          questions={questions.map((question) => ({
            question: t(`questions.${question}.question`),
            answer: t(`questions.${question}.answer`),
          }))}
        />
      }
    />
  );
}

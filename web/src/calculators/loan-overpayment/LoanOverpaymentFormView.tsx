import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { LoanOverpaymentForm } from './form/LoanOverpaymentForm.tsx';
import { quotedFigures } from './quoted-figures.ts';
import type { LoanOverpaymentRecord } from './record.ts';

const steps = ['payment', 'prepayment', 'shorter', 'lower', 'savings'] as const;
const questions = ['which', 'indemnity', 'moment', 'invest', 'contract', 'tax'] as const;

/** The form, and what there is to read about it. */
export function LoanOverpaymentFormView(props: FormSideProps<LoanOverpaymentRecord, EntryName>) {
  const { t } = useTranslation('loan-overpayment');
  const figures = quotedFigures();
  return (
    <FormView
      form={<LoanOverpaymentForm {...props} />}
      how={
        <HowCalculated steps={steps.map((step) => t(`how.steps.${step}`))} note={t('how.note')} />
      }
      questions={
        <Questions
          questions={questions.map((question) => ({
            question: t(`questions.${question}.question`),
            answer: t(`questions.${question}.answer`, figures),
          }))}
        />
      }
    />
  );
}

import { quotedDeductionFigures } from '../../shared/deductions/quoted-figures.ts';
import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { useOutstandingBalanceInsuranceForm } from './form/form-state.ts';
import { OutstandingBalanceInsuranceForm } from './form/OutstandingBalanceInsuranceForm.tsx';
import type { OutstandingBalanceInsuranceRecord } from './record.ts';

const steps = ['person', 'age', 'children', 'annual', 'room'] as const;
const questions = ['what', 'which', 'oneContract', 'twoContracts', 'again', 'above'] as const;

/** The form, and what there is to read about it, with the figures of the chosen tax year. */
export function OutstandingBalanceInsuranceFormView(
  props: FormSideProps<OutstandingBalanceInsuranceRecord, EntryName>,
) {
  const { t } = useTranslation('outstanding-balance-insurance');
  const form = useOutstandingBalanceInsuranceForm();
  const figures = quotedDeductionFigures(form.entries.taxYear);

  return (
    <FormView
      form={<OutstandingBalanceInsuranceForm {...props} form={form} />}
      how={
        <HowCalculated
          steps={steps.map((step) => t(`how.steps.${step}`, figures))}
          note={t('how.figures', figures)}
        />
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

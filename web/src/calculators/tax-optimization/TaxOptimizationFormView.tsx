import { quotedDeductionFigures } from '../../shared/deductions/quoted-figures.ts';
import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { useTaxOptimizationForm } from './form/form-state.ts';
import { TaxOptimizationForm } from './form/TaxOptimizationForm.tsx';
import type { TaxOptimizationRecord } from './record.ts';

const steps = ['pension', 'insurances', 'homeSavings', 'loanInsurance', 'total'] as const;
const questions = ['when', 'lumpSum', 'excess', 'employer', 'unmarried', 'age'] as const;

/** The form, and what there is to read about it, with the figures of the chosen tax year. */
export function TaxOptimizationFormView(props: FormSideProps<TaxOptimizationRecord, EntryName>) {
  const { t } = useTranslation('tax-optimization');
  const form = useTaxOptimizationForm();
  const figures = quotedDeductionFigures(form.entries.taxYear);

  return (
    <FormView
      form={<TaxOptimizationForm {...props} form={form} />}
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

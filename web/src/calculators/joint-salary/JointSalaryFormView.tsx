import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { useJointSalaryForm } from './form/form-state.ts';
import { JointSalaryForm } from './form/JointSalaryForm.tsx';
import { quotedFigures } from './quoted-figures.ts';
import type { JointSalaryRecord } from './record.ts';

const steps = ['contributions', 'alone', 'together', 'tax', 'shares'] as const;
const questions = ['worth', 'owe', 'allowance', 'individual', 'payslips', 'unmarried'] as const;

/** The form, and what there is to read about it, with the figures of the chosen period's law. */
export function JointSalaryFormView(props: FormSideProps<JointSalaryRecord, EntryName>) {
  const { t } = useTranslation('joint-salary');
  const form = useJointSalaryForm();
  const { payMonth } = form.entries;
  const { rulePeriodName } = useRulePeriodNames();
  const figures = quotedFigures(payMonth);

  return (
    <FormView
      form={<JointSalaryForm {...props} form={form} />}
      how={
        <HowCalculated
          steps={steps.map((step) => t(`how.steps.${step}`, figures))}
          note={t('how.figures', { period: rulePeriodName(payMonth) })}
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

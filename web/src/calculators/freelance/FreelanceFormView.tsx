import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { useFreelanceForm } from './form/form-state.ts';
import { FreelanceForm } from './form/FreelanceForm.tsx';
import { hasTolerance, quotedFigures } from './quoted-figures.ts';
import type { FreelanceRecord } from './record.ts';

const steps = ['turnover', 'vat', 'contributions', 'dependence', 'tax'] as const;
const questions = ['aside', 'vat', 'minimum', 'rcpi', 'leave', 'expenses'] as const;

/** The form, and what there is to read about it, with the figures of the chosen period's law. */
export function FreelanceFormView(props: FormSideProps<FreelanceRecord, EntryName>) {
  const { t } = useTranslation('freelance');
  const form = useFreelanceForm();
  const { payMonth } = form.entries;
  const { rulePeriodName } = useRulePeriodNames();
  const figures = quotedFigures(payMonth);
  const answerTo = (question: (typeof questions)[number]) =>
    question === 'vat' && !hasTolerance(payMonth)
      ? t('questions.vat.answerWithoutTolerance', figures)
      : t(`questions.${question}.answer`, figures);

  return (
    <FormView
      form={<FreelanceForm {...props} form={form} />}
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
            answer: answerTo(question),
          }))}
        />
      }
    />
  );
}

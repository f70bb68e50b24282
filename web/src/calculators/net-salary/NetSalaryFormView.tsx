import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { useNetSalaryForm } from './form/form-state.ts';
import { NetSalaryForm } from './form/NetSalaryForm.tsx';
import type { NetSalaryRecord } from './record.ts';
import { quotedFigures } from './quoted-figures.ts';

const steps = ['contributions', 'dependence', 'taxable', 'tax', 'credits'] as const;
const questions = ['payslip', 'taxClass', 'year', 'credits', 'minimum', 'index'] as const;

/** The form, and what there is to read about it, with the figures of the chosen period's law. */
export function NetSalaryFormView(props: FormSideProps<NetSalaryRecord, EntryName>) {
  const { t } = useTranslation('net-salary');
  const form = useNetSalaryForm();
  const { payMonth } = form.entries;
  const { rulePeriodName } = useRulePeriodNames();
  const figures = quotedFigures(payMonth);

  return (
    <FormView
      form={<NetSalaryForm {...props} form={form} />}
      how={
        <HowCalculated
          steps={steps.map((step) => t(`how.steps.${step}`, figures))}
          note={t('how.figures', { period: rulePeriodName(payMonth) })}
        />
      }
      questions={
        <Questions
          questions={questions.map((question) => ({
            question: t(`questions.${question}.question`, figures),
            answer: t(`questions.${question}.answer`, figures),
          }))}
        />
      }
    />
  );
}

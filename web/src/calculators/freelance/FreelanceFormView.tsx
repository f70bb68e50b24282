import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useSelfEmployedWords } from '../../shared/salary/self-employed/self-employed-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { useFreelanceForm } from './form/form-state.ts';
import { FreelanceForm } from './form/FreelanceForm.tsx';
import { hasTolerance, quotedFigures } from './quoted-figures.ts';
import type { FreelanceRecord } from './record.ts';

/** The form, and what there is to read about it, with the figures of the chosen period's law. */
export function FreelanceFormView(props: FormSideProps<FreelanceRecord, EntryName>) {
  const { t } = useTranslation('freelance');
  const form = useFreelanceForm();
  const { payMonth } = form.entries;
  const selfEmployed = useSelfEmployedWords(payMonth);
  const figures = quotedFigures(payMonth);
  const asked = (id: 'vat' | 'leave' | 'expenses') => ({
    question: t(`questions.${id}.question`),
    answer:
      id === 'vat' && !hasTolerance(payMonth)
        ? t('questions.vat.answerWithoutTolerance', figures)
        : t(`questions.${id}.answer`, figures),
  });

  return (
    <FormView
      form={<FreelanceForm {...props} form={form} />}
      how={
        <HowCalculated
          steps={[t('how.steps.turnover'), t('how.steps.vat'), ...selfEmployed.steps]}
          note={selfEmployed.note}
        />
      }
      questions={
        <Questions
          questions={[
            selfEmployed.question('aside'),
            asked('vat'),
            selfEmployed.question('minimum'),
            selfEmployed.question('rcpi'),
            asked('leave'),
            asked('expenses'),
          ]}
        />
      }
    />
  );
}

import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { HomeAffordabilityForm } from './form/HomeAffordabilityForm.tsx';
import { quotedDeedCosts, quotedFigures } from './quoted-figures.ts';
import type { HomeAffordabilityRecord } from './record.ts';

const steps = ['income', 'debts', 'loan', 'price', 'gauge'] as const;
const questions = ['share', 'own', 'costs', 'credit', 'rate', 'most'] as const;

/** The form, and what there is to read about it. */
export function HomeAffordabilityFormView(
  props: FormSideProps<HomeAffordabilityRecord, EntryName>,
) {
  const { t } = useTranslation('home-affordability');
  const figures = { ...quotedFigures(), ...quotedDeedCosts() };
  return (
    <FormView
      form={<HomeAffordabilityForm {...props} />}
      how={
        <HowCalculated
          steps={steps.map((step) => t(`how.steps.${step}`, figures))}
          note={t('how.note')}
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

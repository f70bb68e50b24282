import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import { useDayName } from '../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { EntryName } from './entries.ts';
import { useEntryNames } from './entry-names.ts';
import { useSolarPanelsForm } from './form/form-state.ts';
import { SolarPanelsForm } from './form/SolarPanelsForm.tsx';
import { quotedFigures } from './quoted-figures.ts';
import type { SolarPanelsRecord } from './record.ts';

const steps = ['size', 'cost', 'use', 'savings', 'payback', 'months'] as const;
const questions = ['subsidy', 'tariff', 'vat', 'roof', 'battery', 'tax'] as const;

/** The form, and what there is to read about it. */
export function SolarPanelsFormView(props: FormSideProps<SolarPanelsRecord, EntryName>) {
  const { t } = useTranslation('solar-panels');
  const { yearsName } = useEntryNames();
  const dayName = useDayName();
  const form = useSolarPanelsForm();
  const { subsidy, formerDays, tariff, guaranteedYears, ...figures } = quotedFigures();
  const quoted = {
    ...figures,
    ...tariff,
    ...subsidy,
    orderedFrom: dayName(formerDays.orderedFrom),
    orderedUntil: dayName(formerDays.orderedUntil),
    invoicedUntil: dayName(formerDays.invoicedUntil),
    years: yearsName(guaranteedYears),
  };
  const quotedBy = { ...quoted, year: tariff.year };

  return (
    <FormView
      form={<SolarPanelsForm {...props} form={form} />}
      how={
        <HowCalculated
          steps={steps.map((step) => t(`how.steps.${step}`, quoted))}
          note={t('how.figures')}
        />
      }
      questions={
        <Questions
          questions={questions.map((question) => ({
            question: t(`questions.${question}.question`),
            answer: t(
              `questions.${question}.answer`,
              // Subsidy and tariffs are each of their own year.
              question === 'tariff' ? quotedBy : quoted,
            ),
          }))}
        />
      }
    />
  );
}

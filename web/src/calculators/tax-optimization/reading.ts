import { quotedDeductionFigures } from '../../subjects/deductions/quoted-figures.ts';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { taxOptimizationForm } from './form.ts';
import { useFormat } from '../../shared/amount/use-format.ts';

const steps = ['pension', 'insurances', 'homeSavings', 'loanInsurance', 'total'] as const;
const questions = ['when', 'lumpSum', 'excess', 'employer', 'unmarried', 'age'] as const;

/** The explanation and the questions, with the figures of the chosen tax year. */
export function useReading({ taxYear }: Pick<RequestOf<typeof taxOptimizationForm>, 'taxYear'>) {
  const { t } = useTranslation('tax-optimization');
  const format = useFormat();
  const figures = quotedDeductionFigures(taxYear, format);
  return {
    steps: steps.map((step) => t(`how.steps.${step}`, figures)),
    note: t('how.figures', figures),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`, figures),
    })),
  };
}

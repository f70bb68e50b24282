import { quotedDeductionFigures } from '../../subjects/deductions/quoted-figures.ts';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { outstandingBalanceInsuranceForm } from './form.ts';
import { useFormat } from '../../shared/amount/use-format.ts';

const steps = ['person', 'age', 'children', 'annual', 'room'] as const;
const questions = ['what', 'which', 'oneContract', 'twoContracts', 'again', 'above'] as const;

/** The explanation and the questions, with the figures of the chosen tax year. */
export function useReading({
  taxYear,
}: Pick<RequestOf<typeof outstandingBalanceInsuranceForm>, 'taxYear'>) {
  const { t } = useTranslation('outstanding-balance-insurance');
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

import type { Reading } from '../../shared/page/calculator-page.tsx';
import { useDayName } from '../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { quotedFigures } from './quoted-figures.ts';
import { useFormat } from '../../shared/amount/use-format.ts';

const steps = ['payment', 'prepayment', 'shorter', 'lower', 'savings'] as const;
const questions = ['which', 'indemnity', 'moment', 'invest', 'contract', 'tax'] as const;

/** The explanation and the questions about early repayment. */
export function useReading(): Reading {
  const { t } = useTranslation('loan-overpayment');
  const format = useFormat();
  const figures = quotedFigures(format, useDayName());
  return {
    steps: steps.map((step) => t(`how.steps.${step}`)),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`, figures),
    })),
  };
}

import type { Reading } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const steps = ['rate', 'payment', 'split', 'total', 'rounding'] as const;
const questions = ['rate', 'bank', 'term', 'beginning', 'early'] as const;

/** The explanation and the questions about loan cost. */
export function useReading(): Reading {
  const { t } = useTranslation('loan-cost');
  return {
    steps: steps.map((step) => t(`how.steps.${step}`)),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`),
    })),
  };
}

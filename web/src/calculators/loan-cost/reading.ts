import type { Reading } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const steps = ['rate', 'payment', 'split', 'total', 'rounding'] as const;
const questions = ['rate', 'bank', 'term', 'beginning', 'early'] as const;

/** What there is to read about a loan. */
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

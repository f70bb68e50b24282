import type { Reading } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { quotedDeedCosts, quotedFigures } from './quoted-figures.ts';
import { useFormat } from '../../shared/amount/use-format.ts';

const steps = ['income', 'debts', 'loan', 'price', 'gauge'] as const;
const questions = ['share', 'own', 'costs', 'credit', 'rate', 'most'] as const;

/** The explanation and the questions about home affordability. */
export function useReading(): Reading {
  const { t } = useTranslation('home-affordability');
  const format = useFormat();
  const figures = { ...quotedFigures(format), ...quotedDeedCosts(format) };
  return {
    steps: steps.map((step) => t(`how.steps.${step}`, figures)),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`, figures),
    })),
  };
}

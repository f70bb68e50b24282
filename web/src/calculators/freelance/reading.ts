import type { RequestOf } from '../../shared/form/entry-form.ts';
import { useSelfEmployedWords } from '../../subjects/salary/self-employed/self-employed-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { freelanceForm } from './form.ts';
import { hasTolerance, quotedFigures } from './quoted-figures.ts';
import { useFormat } from '../../shared/amount/use-format.ts';

/** The explanation and the questions, with the figures of the chosen period. */
export function useReading({ payMonth }: Pick<RequestOf<typeof freelanceForm>, 'payMonth'>) {
  const { t } = useTranslation('freelance');
  const format = useFormat();
  const selfEmployed = useSelfEmployedWords(payMonth);
  const figures = quotedFigures(payMonth, format);
  const asked = (id: 'vat' | 'leave' | 'expenses') => ({
    question: t(`questions.${id}.question`),
    answer:
      id === 'vat' && !hasTolerance(payMonth)
        ? t('questions.vat.answerWithoutTolerance', figures)
        : t(`questions.${id}.answer`, figures),
  });
  return {
    steps: [t('how.steps.turnover'), t('how.steps.vat'), ...selfEmployed.steps],
    note: selfEmployed.note,
    questions: [
      selfEmployed.question('aside'),
      asked('vat'),
      selfEmployed.question('minimum'),
      selfEmployed.question('rcpi'),
      asked('leave'),
      asked('expenses'),
    ],
  };
}

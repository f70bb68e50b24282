import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from './quoted-figures.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';

/** From profit to net income, in the order of the computation. */
const steps = ['contributions', 'longTermCare', 'taxable', 'tax', 'credits'] as const;

/** How the income of the self-employed is computed and what they ask, with the figures of a period's law. */
export function useSelfEmployedWords(payMonth: string) {
  const { t } = useTranslation('self-employed');
  const format = useFormat();
  const { rulePeriodName } = useRulePeriodNames();
  const figures = quotedFigures(payMonth, format);
  return {
    travel: t('steps.travel'),
    steps: steps.map((step) => t(`steps.${step}`, figures)),
    note: t('figures', { period: rulePeriodName(payMonth) }),
    question: (id: 'aside' | 'minimum' | 'rcpi') => ({
      question: t(`questions.${id}.question`),
      answer: t(`questions.${id}.answer`, figures),
    }),
  };
}

import { useDayName } from '../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { quotedDays, quotedFigures } from './quoted-figures.ts';
import { useEntryNames } from './words.ts';
import { useFormat } from '../../shared/amount/use-format.ts';

const steps = ['size', 'cost', 'use', 'savings', 'payback', 'months'] as const;
const questions = ['subsidy', 'tariff', 'vat', 'roof', 'battery', 'tax'] as const;

/**
 * The explanation and the questions about solar panels, with the figures of the law and our
 * assumptions.
 */
export function useReading() {
  const { t } = useTranslation('solar-panels');
  const format = useFormat();
  const { yearsName } = useEntryNames();
  const dayName = useDayName();
  const { subsidy, tariff, guaranteedYears, ...figures } = quotedFigures(format);
  const quoted = {
    ...figures,
    ...tariff,
    ...subsidy,
    ...quotedDays(dayName),
    years: yearsName(guaranteedYears),
  };
  const quotedBy = { ...quoted, year: tariff.year };
  return {
    steps: steps.map((step) => t(`how.steps.${step}`, quoted)),
    note: t('how.figures'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(
        `questions.${question}.answer`,
        // Subsidy and tariffs are each of their own year.
        question === 'tariff' ? quotedBy : quoted,
      ),
    })),
  };
}

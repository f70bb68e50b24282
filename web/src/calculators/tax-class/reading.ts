import { taxClassFigures } from '@suen/engine/inputs';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import type { Reading } from '../../shared/page/calculator-page.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { taxClassForm } from './form.ts';

const steps = ['table', 'tests', 'tax', 'world'] as const;
const questions = ['married', 'tests', 'partner', 'days'] as const;

/** What there is to read about tax classes, with the figures of the chosen year. */
export function useReading({ taxYear }: Pick<RequestOf<typeof taxClassForm>, 'taxYear'>): Reading {
  const { t } = useTranslation('tax-class');
  const format = useFormat();
  const figures = taxClassFigures(taxYear);
  const quoted = {
    share: format.percent(figures.ownIncomePercent),
    limit: format.eurosBriefly(figures.foreignIncomeLimit),
    household: format.percent(figures.householdPercent),
    days: figures.daysOutside.france,
  };
  return {
    steps: steps.map((step) => t(`how.steps.${step}`)),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`, quoted),
    })),
  };
}

import { taxClassFigures } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { calculatorPage, type Background } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Fields } from './Fields.tsx';
import { taxClassForm } from './form.ts';
import { useTaxClassWords } from './words.ts';

const steps = ['table', 'tests', 'tax', 'world'] as const;
const questions = ['married', 'tests', 'partner', 'days'] as const;

/** What there is to read about tax classes, with the figures of the chosen year. */
function useBackground({ taxYear }: Pick<RequestOf<typeof taxClassForm>, 'taxYear'>): Background {
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

/** The tax class finder. */
export default calculatorPage({
  form: taxClassForm,
  Fields,
  useFieldWords: useTaxClassWords,
  namedInLine: ['residence', 'civilStatus', 'taxYear'],
  useWords: usualWords('tax-class'),
  useBackground,
  loadResult: async () => (await import('./result/TaxClassResultView.tsx')).TaxClassResultView,
  // Where the reader came from decides the way on, so the result itself shows it.
  next: undefined,
  // The answer is a class and no amount. The result itself says what another class is worth, and in net salary two classes can be
  // compared.
  comparison: undefined,
});

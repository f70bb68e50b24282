import type { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { areaChart } from '../../shared/charts/area/area-chart.ts';
import { barChart } from '../../shared/charts/bar/bar-chart.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { useToday } from '../../shared/today/use-today.ts';
import { useDayName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Fields } from './Fields.tsx';
import { PreviewBeside } from './form-parts/SystemPreview.tsx';
import { solarPanelsForm } from './form.ts';
import { quotedDays, quotedExample, quotedFigures } from './quoted-figures.ts';
import { useEntryNames, useSolarPanelsWords } from './words.ts';

const steps = ['size', 'cost', 'use', 'savings', 'payback', 'changes', 'months'] as const;
const questions = ['subsidy', 'tariff', 'vat', 'roof', 'battery', 'tax'] as const;

/**
 * The explanation and the questions about solar panels, with the figures of the law and our
 * assumptions.
 */
function useBackground() {
  const { t } = useTranslation('solar-panels');
  const format = useFormat();
  const { yearsName } = useEntryNames();
  const dayName = useDayName();
  const today = useToday();
  const { subsidy, tariff, guaranteedYears, ...figures } = quotedFigures(format, today);
  const quoted = {
    ...figures,
    ...tariff,
    ...subsidy,
    ...quotedExample(format, today),
    ...quotedDays(dayName, today),
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

type Shown = RecordOf<typeof solarPanelsForm, SolarPanelsResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanCostCall, Shown>(
    'loan-cost',
    ({ result }) => result.netCost,
    ({ result }) => ({ amount: result.netCost }),
    'loanOfSystem',
  ),
];

/** The solar panels calculator. */
export default calculatorPage({
  form: solarPanelsForm,
  Fields,
  Preview: PreviewBeside,
  useFieldWords: useSolarPanelsWords,
  namedInLine: [
    'consumption',
    'batteryCapacity',
    'costPerKWp',
    'subsidyScheme',
    'baseSubsidyPercent',
  ],
  useWords: usualWords('solar-panels'),
  useBackground,
  next,
  loadResult: async () =>
    (await import('./result/SolarPanelsResultView.tsx')).SolarPanelsResultView,
  charts: [areaChart, barChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).solarPanelsComparison),
});

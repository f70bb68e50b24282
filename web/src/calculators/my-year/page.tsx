import type { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import type { jointSalaryCall } from '@suen/engine/calculators/joint-salary/input';
import type { Who } from '@suen/engine/calculators/my-year/input';
import type { MyYearResult } from '@suen/engine/calculators/my-year/result';
import type { netSalaryCall } from '@suen/engine/calculators/net-salary/input';
import type { taxOptimizationCall } from '@suen/engine/calculators/tax-optimization/input';
import { settlementFigures } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import { barChart } from '../../shared/charts/bar/bar-chart.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage, type Background } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { MyYearEntries } from './entries.ts';
import { Fields } from './Fields.tsx';
import { myYearForm } from './form.ts';
import { useMyYearWords } from './words.ts';

const steps = ['months', 'bonus', 'year', 'settle'] as const;
const questions = ['refund', 'employer', 'missing', 'married'] as const;

function useBackground({ taxYear }: Pick<MyYearEntries, 'taxYear'>): Background {
  const { t } = useTranslation('my-year');
  const format = useFormat();
  const smallest = format.eurosBriefly(settlementFigures(taxYear).smallestRefund);
  return {
    steps: steps.map((step) => t(`how.steps.${step}`, { smallest })),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`),
    })),
  };
}

type Shown = RecordOf<typeof myYearForm, MyYearResult>;

/** The gross of the last whole month that somebody is paid. */
function lastGross({ result }: Shown, who: Who): number | undefined {
  const whole = result.months.findLast(({ [who]: paid }) =>
    paid ? paid.slips.length > 0 && paid.slips.every(({ days }) => days === undefined) : false,
  );
  return whole?.[who]?.breakdown.grossSalary;
}

const personsGross = (record: Shown) => lastGross(record, 'person') ?? 0;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof taxOptimizationCall, Shown>(
    'tax-optimization',
    // That calculator knows no income that other countries tax.
    ({ result: { settlement } }) =>
      settlement.rateBasis === 'luxembourgIncome' ? settlement.taxableIncome : 0,
    ({ request, result }) => ({
      taxableIncome: result.settlement.taxableIncome,
      ...(request.deductions?.age1 && { age1: request.deductions.age1 }),
    }),
    'furtherDeductions',
  ),
  nextQuestion<typeof netSalaryCall, Shown>(
    'net-salary',
    personsGross,
    (record) => ({ grossSalary: personsGross(record), taxClass: record.request.taxClass }),
    'payslip',
  ),
  nextQuestion<typeof jointSalaryCall, Shown>('joint-salary', personsGross, (record) => ({
    grossSalary: personsGross(record),
    grossSalary2: lastGross(record, 'partner'),
    taxClass: record.request.taxClass,
  })),
  nextQuestion<typeof homeAffordabilityCall, Shown>(
    'home-affordability',
    ({ result }) => result.year.kept,
    ({ result }) => ({ annualNetIncome: result.year.kept }),
  ),
];

/** My year: twelve payslips and their settlement. */
export default calculatorPage({
  form: myYearForm,
  Fields,
  useFieldWords: useMyYearWords,
  namedInLine: ['grossSalary', 'taxClass', 'taxYear'],
  useWords: usualWords('my-year'),
  useBackground,
  next,
  loadResult: async () => (await import('./result/MyYearResultView.tsx')).MyYearResultView,
  charts: [barChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).myYearComparison),
});

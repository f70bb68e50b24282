import type { FreelanceResult } from '@suen/engine/calculators/freelance/result';
import type { grossSalaryCall } from '@suen/engine/calculators/gross-salary/input';
import type { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import { useFormat } from '../../shared/amount/use-format.ts';
import { pieChart } from '../../shared/charts/pie/pie-chart.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useSelfEmployedWords } from '../../subjects/salary/self-employed/self-employed-words.ts';
import { Fields } from './Fields.tsx';
import { freelanceForm } from './form.ts';
import { hasTolerance, quotedFigures } from './quoted-figures.ts';
import { useFreelanceWords } from './words.ts';

/** The explanation and the questions, with the figures of the chosen period. */
function useBackground({ payMonth }: Pick<RequestOf<typeof freelanceForm>, 'payMonth'>) {
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

type Shown = RecordOf<typeof freelanceForm, FreelanceResult>;

/** What clients pay in a year without VAT. */
const profitOf = ({ result }: Shown) => result.annualSalary.grossSalary;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof homeAffordabilityCall, Shown>(
    'home-affordability',
    ({ result }) => result.annualSalary.netSalary,
    ({ result }) => ({ annualNetIncome: result.annualSalary.netSalary }),
  ),
  // A client and an employer compare the same sum: what the work costs them in a year.
  nextQuestion<typeof grossSalaryCall, Shown, { readonly known: 'cost' }>(
    'net-salary',
    profitOf,
    (record) => ({
      known: 'cost',
      employerCost: profitOf(record),
      salaryPeriod: 'annual',
      taxClass: record.request.taxClass,
      payMonth: record.request.payMonth,
    }),
  ),
];

/** The freelance calculator. */
export default calculatorPage({
  form: freelanceForm,
  Fields,
  useFieldWords: useFreelanceWords,
  namedInLine: ['ratePerHour', 'vat', 'taxClass', 'hoursPerDay', 'daysPerWeek', 'payMonth'],
  useWords: usualWords('freelance'),
  useBackground,
  next,
  loadResult: async () => (await import('./result/FreelanceResultView.tsx')).FreelanceResultView,
  charts: [pieChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).freelanceComparison),
});

import type { myYearCall } from '@suen/engine/calculators/my-year/input';
import type { netSalaryCall } from '@suen/engine/calculators/net-salary/input';
import type { PayslipCheckResult } from '@suen/engine/calculators/payslip-check/result';
import { periodOfDay } from '@suen/engine/small-door';
import { difference } from '../../shared/amount/derived.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage, type Background } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Fields } from './Fields.tsx';
import { payslipCheckForm } from './form.ts';
import { MatchPreview } from './MatchPreview.tsx';
import { usePayslipCheckWords } from './words.ts';

const steps = ['copy', 'compare', 'search', 'ask'] as const;
const questions = ['duty', 'swapped', 'cents', 'earlier', 'private'] as const;

function useBackground(): Background {
  const { t } = useTranslation('payslip-check');
  return {
    steps: steps.map((step) => t(`how.steps.${step}`)),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`),
    })),
  };
}

type Shown = RecordOf<typeof payslipCheckForm, PayslipCheckResult>;

/** The pay of the month without what is paid beside it. */
const salaryIn = ({ request }: Shown) =>
  difference(request.lines.grossSalary, request.lines.bonus ?? 0);

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof netSalaryCall, Shown>(
    'net-salary',
    salaryIn,
    (record) => ({
      grossSalary: salaryIn(record),
      taxClass: record.request.taxClass ?? undefined,
      weeklyHours: record.request.weeklyHours,
      distanceToWork: record.request.distanceToWork,
      payMonth: periodOfDay(record.result.payMonth).rulePeriod.payMonth,
    }),
    'payslip',
  ),
  nextQuestion<typeof myYearCall, Shown, { readonly grossSalary: number }>(
    'my-year',
    salaryIn,
    (record) => ({
      grossSalary: salaryIn(record),
      taxClass: record.request.taxClass ?? undefined,
    }),
  ),
];

/** The payslip check. */
export default calculatorPage({
  form: payslipCheckForm,
  Fields,
  Preview: MatchPreview,
  useFieldWords: usePayslipCheckWords,
  namedInLine: ['payMonth', 'taxClass', 'weeklyHours'],
  useWords: usualWords('payslip-check'),
  useBackground,
  next,
  loadResult: async () =>
    (await import('./result/PayslipCheckResultView.tsx')).PayslipCheckResultView,
  comparison: lazyPart(async () => (await import('./comparison.ts')).payslipCheckComparison),
});

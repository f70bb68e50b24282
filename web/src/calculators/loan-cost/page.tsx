import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import type { loanOverpaymentCall } from '@suen/engine/calculators/loan-overpayment/input';
import type { outstandingBalanceInsuranceCall } from '@suen/engine/calculators/outstanding-balance-insurance/input';
import { areaChart } from '../../shared/charts/area/area-chart.ts';
import { barChart } from '../../shared/charts/bar/bar-chart.ts';
import { pieChart } from '../../shared/charts/pie/pie-chart.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage, type Background } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { yearsAndMonths } from '../../shared/term/term.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Fields } from './Fields.tsx';
import { loanCostForm } from './form.ts';
import { useLoanCostWords } from './words.ts';

const steps = ['rate', 'payment', 'split', 'total', 'rounding'] as const;
const questions = ['rate', 'bank', 'term', 'beginning', 'early'] as const;

/** The explanation and the questions about loan cost. */
function useBackground(): Background {
  const { t } = useTranslation('loan-cost');
  return {
    steps: steps.map((step) => t(`how.steps.${step}`)),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`),
    })),
  };
}

type Shown = RecordOf<typeof loanCostForm, LoanCostResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanOverpaymentCall, Shown>(
    'loan-overpayment',
    ({ request }) => request.amount,
    ({ request }) => {
      const { years, months } = yearsAndMonths(request.months);
      return {
        loanAmount: request.amount,
        interestRate: request.annualInterestRate,
        remainingTermYears: years,
        remainingTermMonths: months,
      };
    },
  ),
  nextQuestion<typeof outstandingBalanceInsuranceCall, Shown>(
    'outstanding-balance-insurance',
    ({ request }) => request.amount,
    () => ({}),
    'insuranceOfLoan',
  ),
];

/** The loan cost calculator. */
export default calculatorPage({
  form: loanCostForm,
  Fields,
  useFieldWords: useLoanCostWords,
  namedInLine: ['amount', 'annualInterestRate', 'months'],
  useWords: usualWords('loan-cost'),
  useBackground,
  next,
  loadResult: async () => (await import('./result/LoanCostResultView.tsx')).LoanCostResultView,
  charts: [pieChart, barChart, areaChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).loanCostComparison),
  // oxlint-disable-next-line no-console -- the specification's words for whoever looks there
  onFailed: (error) => console.error('Error submitting form', error),
});

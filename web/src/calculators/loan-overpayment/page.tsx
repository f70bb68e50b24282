import type { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import { loanOverpaymentDefaults } from '@suen/engine/calculators/loan-overpayment/input';
import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import type { outstandingBalanceInsuranceCall } from '@suen/engine/calculators/outstanding-balance-insurance/input';
import { difference } from '../../shared/amount/derived.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { areaChart } from '../../shared/charts/area/area-chart.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage, type Background } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { monthsOf } from '../../shared/term/term.ts';
import { useToday } from '../../shared/today/use-today.ts';
import { useDayName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Fields } from './Fields.tsx';
import { loanOverpaymentForm } from './form.ts';
import { quotedFigures } from './quoted-figures.ts';
import { useLoanOverpaymentWords } from './words.ts';

const steps = ['payment', 'prepayment', 'shorter', 'lower', 'savings'] as const;
const questions = ['which', 'indemnity', 'moment', 'invest', 'contract', 'tax'] as const;

/** The explanation and the questions about early repayment. */
function useBackground(): Background {
  const { t } = useTranslation('loan-overpayment');
  const format = useFormat();
  const figures = quotedFigures(format, useDayName(), useToday());
  return {
    steps: steps.map((step) => t(`how.steps.${step}`)),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`, figures),
    })),
  };
}

type Shown = RecordOf<typeof loanOverpaymentForm, LoanOverpaymentResult>;

/** The loan that is left after the payment. */
const loanLeft = ({ request }: Shown) => difference(request.loanAmount, request.prepaymentAmount);

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanCostCall, Shown>('loan-cost', loanLeft, (record) => {
    const { request } = record;
    const years = request.remainingTermYears ?? loanOverpaymentDefaults.remainingTermYears;
    const months = request.remainingTermMonths ?? loanOverpaymentDefaults.remainingTermMonths;
    return {
      amount: loanLeft(record),
      annualInterestRate: request.interestRate,
      years,
      months: monthsOf(years, months),
    };
  }),
  nextQuestion<typeof outstandingBalanceInsuranceCall, Shown>(
    'outstanding-balance-insurance',
    loanLeft,
    () => ({}),
    'insuranceOfLoan',
  ),
];

/** The loan overpayment calculator. */
export default calculatorPage({
  form: loanOverpaymentForm,
  Fields,
  useFieldWords: useLoanOverpaymentWords,
  namedInLine: ['loanAmount', 'interestRate', 'remainingTermYears', 'prepaymentAmount'],
  useWords: usualWords('loan-overpayment'),
  useBackground,
  next,
  loadResult: async () =>
    (await import('./result/LoanOverpaymentResultView.tsx')).LoanOverpaymentResultView,
  charts: [areaChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).loanOverpaymentComparison),
});

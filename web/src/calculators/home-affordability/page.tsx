import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import type { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import type { outstandingBalanceInsuranceCall } from '@suen/engine/calculators/outstanding-balance-insurance/input';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage, type Background } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { monthsOf } from '../../shared/term/term.ts';
import { useToday } from '../../shared/today/use-today.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Fields } from './Fields.tsx';
import { homeAffordabilityForm } from './form.ts';
import { quotedDeedCosts, quotedFigures } from './quoted-figures.ts';
import { useHomeAffordabilityWords } from './words.ts';

const steps = ['income', 'debts', 'loan', 'price', 'gauge'] as const;
const questions = ['share', 'own', 'costs', 'credit', 'rate', 'most'] as const;

/** The explanation and the questions about home affordability. */
function useBackground(): Background {
  const { t } = useTranslation('home-affordability');
  const format = useFormat();
  const today = useToday();
  const figures = { ...quotedFigures(format, today), ...quotedDeedCosts(format, today) };
  return {
    steps: steps.map((step) => t(`how.steps.${step}`, figures)),
    note: t('how.note'),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`, figures),
    })),
  };
}

type Shown = RecordOf<typeof homeAffordabilityForm, HomeAffordabilityResult>;

/** The loan for the home that was entered, else the one for the easy price. In whole euros, as nobody borrows cents. */
function loanFor({ result: { wish, maxLoanAmountEasy } }: Shown): number {
  return wish === undefined ? Math.floor(maxLoanAmountEasy) : Math.ceil(wish.loan);
}

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanCostCall, Shown>('loan-cost', loanFor, (record) => {
    const { request } = record;
    const years = request.loanTermYears ?? homeAffordabilityDefaults.loanTermYears;
    return {
      amount: loanFor(record),
      annualInterestRate: request.interestRate,
      years,
      months: monthsOf(years),
    };
  }),
  nextQuestion<typeof outstandingBalanceInsuranceCall, Shown>(
    'outstanding-balance-insurance',
    loanFor,
    ({ request }) => ({ childrenInHousehold: request.aids?.children }),
    'insuranceOfLoan',
  ),
];

/** The home affordability calculator. */
export default calculatorPage({
  form: homeAffordabilityForm,
  Fields,
  useFieldWords: useHomeAffordabilityWords,
  namedInLine: ['annualNetIncome', 'loanTermYears', 'interestRate'],
  useWords: usualWords('home-affordability'),
  useBackground,
  next,
  loadResult: async () =>
    (await import('./result/HomeAffordabilityResultView.tsx')).HomeAffordabilityResultView,
  comparison: lazyPart(async () => (await import('./comparison.ts')).homeAffordabilityComparison),
});

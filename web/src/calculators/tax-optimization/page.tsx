import type { myYearCall } from '@suen/engine/calculators/my-year/input';
import type { outstandingBalanceInsuranceCall } from '@suen/engine/calculators/outstanding-balance-insurance/input';
import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import { taxClassOfHousehold } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RecordOf } from '../../shared/form/state/calculator-record.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { quotedDeductionFigures } from '../../subjects/deductions/quoted-figures.ts';
import { Fields } from './Fields.tsx';
import { taxOptimizationForm } from './form.ts';
import { useTaxOptimizationWords } from './words.ts';

const steps = ['pension', 'insurances', 'homeSavings', 'loanInsurance', 'total'] as const;
const questions = ['when', 'lumpSum', 'excess', 'employer', 'unmarried', 'age'] as const;

/** The explanation and the questions, with the figures of the chosen tax year. */
function useBackground({ taxYear }: Pick<RequestOf<typeof taxOptimizationForm>, 'taxYear'>) {
  const { t } = useTranslation('tax-optimization');
  const format = useFormat();
  const figures = quotedDeductionFigures(taxYear, format);
  return {
    steps: steps.map((step) => t(`how.steps.${step}`, figures)),
    note: t('how.figures', figures),
    questions: questions.map((question) => ({
      question: t(`questions.${question}.question`),
      answer: t(`questions.${question}.answer`, figures),
    })),
  };
}

type Shown = RecordOf<typeof taxOptimizationForm, TaxOptimizationResult>;

/** What my year asks for of deductions, in fewer fields. */
interface DeductionsOfYear {
  readonly age1: number;
  readonly age2: number | null;
  readonly childrenInHousehold: number;
  readonly pension1: number | null;
  readonly pension2: number | null;
  readonly insurances: number;
  readonly homeSavings1: number;
}

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof outstandingBalanceInsuranceCall, Shown>(
    'outstanding-balance-insurance',
    ({ request }) => request.outstandingBalanceInsurance ?? 0,
    ({ request, result }) => {
      return {
        age1: request.age1,
        age2: request.age2,
        taxYear: request.taxYear,
        childrenInHousehold: request.childrenInHousehold,
        outstandingBalanceInsurance: request.outstandingBalanceInsurance,
        outstandingBalanceInsuranceType: request.outstandingBalanceInsuranceType || undefined,
        taxableIncome: request.taxableIncome,
        taxClass: request.taxClass,
        ...(request.taxableIncome !== null && {
          otherSpecialExpenses: result.deductibleWithoutOutstandingBalanceInsurance,
        }),
      };
    },
  ),
  nextQuestion<typeof myYearCall, Shown, DeductionsOfYear>(
    'my-year',
    ({ result }) => result.total.deducted,
    ({ request, result }) => ({
      taxYear: request.taxYear,
      taxClass: taxClassOfHousehold(request) ?? undefined,
      age1: request.age1,
      age2: request.age2,
      childrenInHousehold: request.childrenInHousehold,
      pension1: request.pension1,
      pension2: request.pension2,
      insurances: result.insurances.deducted,
      homeSavings1: result.homeSavings.deducted,
    }),
    'yearOfDeductions',
  ),
];

/** The tax optimisation calculator. */
export default calculatorPage({
  form: taxOptimizationForm,
  Fields,
  useFieldWords: useTaxOptimizationWords,
  namedInLine: ['age1', 'age2', 'childrenInHousehold', 'taxYear'],
  useWords: usualWords('tax-optimization'),
  useBackground,
  next,
  loadResult: async () =>
    (await import('./result/TaxOptimizationResultView.tsx')).TaxOptimizationResultView,
  comparison: lazyPart(async () => (await import('./comparison.ts')).taxOptimizationComparison),
});

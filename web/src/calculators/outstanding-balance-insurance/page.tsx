import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import type { taxOptimizationCall } from '@suen/engine/calculators/tax-optimization/input';
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
import { outstandingBalanceInsuranceForm } from './form.ts';
import { useOutstandingBalanceInsuranceWords } from './words.ts';

const steps = ['person', 'age', 'children', 'annual', 'room'] as const;
const questions = ['what', 'which', 'oneContract', 'twoContracts', 'again', 'above'] as const;

/** The explanation and the questions, with the figures of the chosen tax year. */
function useBackground({
  taxYear,
}: Pick<RequestOf<typeof outstandingBalanceInsuranceForm>, 'taxYear'>) {
  const { t } = useTranslation('outstanding-balance-insurance');
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

type Shown = RecordOf<typeof outstandingBalanceInsuranceForm, OutstandingBalanceInsuranceResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof taxOptimizationCall, Shown>(
    'tax-optimization',
    ({ request }) => request.outstandingBalanceInsurance ?? 0,
    ({ request }) => ({
      age1: request.age1,
      taxYear: request.taxYear,
      childrenInHousehold: request.childrenInHousehold,
      outstandingBalanceInsuranceType: request.outstandingBalanceInsuranceType,
      outstandingBalanceInsurance: request.outstandingBalanceInsurance,
      taxableIncome: request.taxableIncome,
      taxClass: request.taxClass,
    }),
  ),
];

/** The calculator of the outstanding balance insurance. */
export default calculatorPage({
  form: outstandingBalanceInsuranceForm,
  Fields,
  useFieldWords: useOutstandingBalanceInsuranceWords,
  namedInLine: [
    'age1',
    'age2',
    'childrenInHousehold',
    'outstandingBalanceInsurance',
    'outstandingBalanceInsuranceType',
    'taxYear',
  ],
  useWords: usualWords('outstanding-balance-insurance'),
  useBackground,
  next,
  loadResult: async () =>
    (await import('./result/OutstandingBalanceInsuranceResultView.tsx'))
      .OutstandingBalanceInsuranceResultView,
  comparison: lazyPart(
    async () => (await import('./comparison.ts')).outstandingBalanceInsuranceComparison,
  ),
});

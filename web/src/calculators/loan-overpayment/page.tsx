import { areaChart } from '../../shared/charts/area-chart.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { LoanOverpaymentFields } from './Fields.tsx';
import { loanOverpaymentForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';
import { useLoanOverpaymentWords } from './words.ts';

/** The loan overpayment calculator. */
export default calculatorPage({
  form: loanOverpaymentForm,
  Fields: LoanOverpaymentFields,
  useFieldWords: useLoanOverpaymentWords,
  namedInLine: ['loanAmount', 'interestRate', 'remainingTermYears', 'prepaymentAmount'],
  useWords: usualWords('loan-overpayment'),
  useReading,
  next,
  loadResult: async () =>
    (await import('./result/LoanOverpaymentResultView.tsx')).LoanOverpaymentResultView,
  charts: [areaChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).loanOverpaymentComparison),
});

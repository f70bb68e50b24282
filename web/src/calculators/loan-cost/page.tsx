import { areaChart } from '../../shared/charts/area-chart.ts';
import { barChart } from '../../shared/charts/bar-chart.ts';
import { pieChart } from '../../shared/charts/pie-chart.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { LoanCostFields } from './Fields.tsx';
import { loanCostForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';
import { useLoanCostWords } from './words.ts';

/** The loan cost calculator. */
export default calculatorPage({
  form: loanCostForm,
  Fields: LoanCostFields,
  useFieldWords: useLoanCostWords,
  namedInLine: ['amount', 'annualInterestRate', 'months'],
  useWords: usualWords('loan-cost'),
  useReading,
  next,
  loadResult: async () => (await import('./result/LoanCostResultView.tsx')).LoanCostResultView,
  charts: [pieChart, barChart, areaChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).loanCostComparison),
  // oxlint-disable-next-line no-console -- the specification's words for whoever looks there
  onFailed: (error) => console.error('Error submitting form', error),
});

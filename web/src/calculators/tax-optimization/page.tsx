import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { TaxOptimizationFields } from './Fields.tsx';
import { taxOptimizationForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';
import { useTaxOptimizationWords } from './words.ts';

/** The tax optimisation calculator. */
export default calculatorPage({
  form: taxOptimizationForm,
  Fields: TaxOptimizationFields,
  useFieldWords: useTaxOptimizationWords,
  namedInLine: ['age1', 'age2', 'childrenInHousehold', 'taxYear'],
  useWords: usualWords('tax-optimization'),
  useReading,
  next,
  loadResult: async () =>
    (await import('./result/TaxOptimizationResultView.tsx')).TaxOptimizationResultView,
  comparison: lazyPart(async () => (await import('./comparison.ts')).taxOptimizationComparison),
});

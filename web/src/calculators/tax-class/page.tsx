import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { TaxClassFields } from './Fields.tsx';
import { taxClassForm } from './form.ts';
import { useReading } from './reading.ts';
import { useTaxClassWords } from './words.ts';

/** The tax class finder. */
export default calculatorPage({
  form: taxClassForm,
  Fields: TaxClassFields,
  useFieldWords: useTaxClassWords,
  namedInLine: ['residence', 'civilStatus', 'taxYear'],
  useWords: usualWords('tax-class'),
  useReading,
  loadResult: async () => (await import('./result/TaxClassResultView.tsx')).TaxClassResultView,
  // Where the reader came from decides the way on, so the result itself shows it.
  next: undefined,
  // The answer is a class and no amount. The result itself says what another class is worth, and in net salary two classes can be
  // compared.
  comparison: undefined,
});

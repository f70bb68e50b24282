import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { OutstandingBalanceInsuranceFields } from './Fields.tsx';
import { outstandingBalanceInsuranceForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';
import { useFieldWords } from './words.ts';

/** The calculator of the outstanding balance insurance. */
export default calculatorPage({
  form: outstandingBalanceInsuranceForm,
  Fields: OutstandingBalanceInsuranceFields,
  useFieldWords: useFieldWords,
  namedInLine: [
    'age1',
    'outstandingBalanceInsurance',
    'outstandingBalanceInsuranceType',
    'taxYear',
  ],
  useWords: usualWords('outstanding-balance-insurance'),
  useReading,
  next,
  loadResult: async () =>
    (await import('./result/OutstandingBalanceInsuranceResultView.tsx'))
      .OutstandingBalanceInsuranceResultView,
  comparison: lazyPart(
    async () => (await import('./comparison.ts')).outstandingBalanceInsuranceComparison,
  ),
});

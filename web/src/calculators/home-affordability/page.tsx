import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { HomeAffordabilityFields } from './Fields.tsx';
import { homeAffordabilityForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';
import { useHomeAffordabilityWords } from './words.ts';

/** The home affordability calculator. */
export default calculatorPage({
  form: homeAffordabilityForm,
  Fields: HomeAffordabilityFields,
  useFieldWords: useHomeAffordabilityWords,
  namedInLine: ['annualNetIncome', 'loanTermYears', 'interestRate'],
  useWords: usualWords('home-affordability'),
  useReading,
  next,
  loadResult: async () =>
    (await import('./result/HomeAffordabilityResultView.tsx')).HomeAffordabilityResultView,
  comparison: lazyPart(async () => (await import('./comparison.ts')).homeAffordabilityComparison),
});

import { pieChart } from '../../shared/charts/pie-chart.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { FreelanceFields } from './Fields.tsx';
import { freelanceForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';
import { useFreelanceWords } from './words.ts';

/** The freelance calculator. */
export default calculatorPage({
  form: freelanceForm,
  Fields: FreelanceFields,
  useFieldWords: useFreelanceWords,
  namedInLine: ['ratePerHour', 'vat', 'taxClass', 'hoursPerDay', 'daysPerWeek', 'payMonth'],
  useWords: usualWords('freelance'),
  useReading,
  next,
  loadResult: async () => (await import('./result/FreelanceResultView.tsx')).FreelanceResultView,
  charts: [pieChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).freelanceComparison),
});

import { areaChart } from '../../shared/charts/area-chart.ts';
import { barChart } from '../../shared/charts/bar-chart.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { SolarPanelsFields } from './Fields.tsx';
import { solarPanelsForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';
import { useFieldWords } from './words.ts';

/** The solar panels calculator. */
export default calculatorPage({
  form: solarPanelsForm,
  Fields: SolarPanelsFields,
  useFieldWords: useFieldWords,
  namedInLine: ['consumption', 'batteryCapacity', 'costPerKWp', 'subsidyScheme'],
  useWords: usualWords('solar-panels'),
  useReading,
  next,
  loadResult: async () =>
    (await import('./result/SolarPanelsResultView.tsx')).SolarPanelsResultView,
  charts: [areaChart, barChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).solarPanelsComparison),
});

import { areaChart } from '../../shared/charts/area-chart.ts';
import { barChart } from '../../shared/charts/bar-chart.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { calculatorPage } from '../../shared/page/calculator-page.tsx';
import { usualWords } from '../../shared/page/usual-words.ts';
import { SolarPanelsFields } from './Fields.tsx';
import { solarPanelsForm } from './form.ts';
import { next } from './next.ts';
import { useReading } from './reading.ts';

/** The solar panels calculator. */
export default calculatorPage({
  form: solarPanelsForm,
  Fields: SolarPanelsFields,
  useWords: usualWords('solar-panels'),
  useReading,
  next,
  loadResult: async () =>
    (await import('./result/SolarPanelsResultView.tsx')).SolarPanelsResultView,
  charts: [areaChart, barChart],
  comparison: lazyPart(async () => (await import('./comparison.ts')).solarPanelsComparison),
});

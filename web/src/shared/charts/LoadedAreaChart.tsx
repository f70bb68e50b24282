import { chartOnDemand } from './LoadedChart.tsx';
import { loadAreaChart } from './load-area-chart.ts';

/** An area chart whose drawing code comes with the first result. */
export const LoadedAreaChart = chartOnDemand(
  async () => (await loadAreaChart()).AreaChart,
  'loadingAreas',
);

import { chartOnDemand } from './LoadedChart.tsx';
import { loadBarChart } from './load-bar-chart.ts';

/** A bar chart whose drawing code comes with the first result. */
export const LoadedBarChart = chartOnDemand(
  async () => (await loadBarChart()).BarChart,
  'loadingBars',
);

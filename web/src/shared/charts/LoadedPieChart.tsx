import { chartOnDemand } from './LoadedChart.tsx';
import { loadPieChart } from './load-pie-chart.ts';

/** A pie chart whose drawing code comes with the first result. */
export const LoadedPieChart = chartOnDemand(
  async () => (await loadPieChart()).PieChart,
  'loadingPie',
);

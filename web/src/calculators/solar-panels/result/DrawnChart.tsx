import { loadAreaChart } from '../../../shared/charts/load-area-chart.ts';
import { loadBarChart } from '../../../shared/charts/load-bar-chart.ts';
import { chartOnDemand } from '../../../shared/charts/LoadedChart.tsx';

// The specification has one and the same wording for both charts of this calculator while they load.
export const DrawnAreaChart = chartOnDemand(
  async () => (await loadAreaChart()).AreaChart,
  'loading',
);
export const DrawnBarChart = chartOnDemand(async () => (await loadBarChart()).BarChart, 'loading');

import { areaChart } from '../../../shared/charts/area-chart.ts';
import { barChart } from '../../../shared/charts/bar-chart.ts';
import { loadedChart } from '../../../shared/charts/LoadedChart.tsx';

// The specification has one and the same wording for both charts of this calculator while they load.
export const DrawnAreaChart = loadedChart(areaChart, 'loading');
export const DrawnBarChart = loadedChart(barChart, 'loading');

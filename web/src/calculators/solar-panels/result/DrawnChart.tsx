import { areaChart, barChart } from '../../../shared/charts/chart-parts.ts';
import { loadedChart } from '../../../shared/charts/LoadedChart.tsx';

// The specification has one and the same wording for both charts of this calculator while they load.
export const DrawnAreaChart = loadedChart(areaChart, 'loading');
export const DrawnBarChart = loadedChart(barChart, 'loading');

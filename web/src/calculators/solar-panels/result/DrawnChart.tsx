import { areaChart } from '../../../shared/charts/area/area-chart.ts';
import { barChart } from '../../../shared/charts/bar/bar-chart.ts';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';

// The specification has the same loading text for both charts.
export const DrawnAreaChart = loadedChart(areaChart, 'loading');
export const DrawnBarChart = loadedChart(barChart, 'loading');

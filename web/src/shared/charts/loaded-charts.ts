import { areaChart, barChart, pieChart } from './chart-parts.ts';
import { loadedChart } from './LoadedChart.tsx';

// Charts whose drawing code comes with the first result.
export const LoadedPieChart = loadedChart(pieChart, 'loadingPie');
export const LoadedBarChart = loadedChart(barChart, 'loadingBars');
export const LoadedAreaChart = loadedChart(areaChart, 'loadingAreas');

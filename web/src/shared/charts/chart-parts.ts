import { lazyPart } from '../lazy-part.ts';

// The drawing code of the charts: not needed before there is a result.
export const pieChart = lazyPart(async () => (await import('./PieChart.tsx')).PieChart);
export const barChart = lazyPart(async () => (await import('./BarChart.tsx')).BarChart);
export const areaChart = lazyPart(async () => (await import('./AreaChart.tsx')).AreaChart);

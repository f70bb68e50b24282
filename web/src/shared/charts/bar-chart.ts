import { lazyPart } from '../lazy-part.ts';

/** Not needed before there is a result. A file of its own, so that no page that shows another chart refers to this one. */
export const barChart = lazyPart(async () => (await import('./BarChart.tsx')).BarChart);

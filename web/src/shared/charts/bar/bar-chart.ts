import { lazyPart } from '../../loading/lazy-part.ts';

/** Loaded with a result. In a separate file, so that pages with another chart do not load it. */
export const barChart = lazyPart(async () => (await import('./BarChart.tsx')).BarChart);

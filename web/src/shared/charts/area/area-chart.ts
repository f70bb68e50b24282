import { lazyPart } from '../../loading/lazy-part.ts';

/** Loaded with a result. In a separate file, so that pages with another chart do not load it. */
export const areaChart = lazyPart(async () => (await import('./AreaChart.tsx')).AreaChart);

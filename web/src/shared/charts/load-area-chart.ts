/** Loads the drawing code of the area chart: not needed before there is a result. */
export const loadAreaChart = () => import('./AreaChart.tsx');

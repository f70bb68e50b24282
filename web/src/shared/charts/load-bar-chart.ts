/** Loads the drawing code of the bar chart: not needed before there is a result. */
export const loadBarChart = () => import('./BarChart.tsx');

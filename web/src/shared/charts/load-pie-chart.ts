/** Loads the pie's drawing code: not needed before there is a result. */
export const loadPieChart = () => import('./PieChart.tsx');

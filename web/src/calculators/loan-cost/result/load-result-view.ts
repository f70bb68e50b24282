import { loadAreaChart } from '../../../shared/charts/load-area-chart.ts';
import { loadBarChart } from '../../../shared/charts/load-bar-chart.ts';
import { loadPieChart } from '../../../shared/charts/load-pie-chart.ts';
import { onDemand } from '../../../shared/result/on-demand.ts';

/** The result's view and, beside it, its charts: none is needed before there is a result. */
export const resultView = onDemand(async () => {
  // A chart that does not arrive is asked for again when its tab is shown.
  for (const load of [loadPieChart, loadBarChart, loadAreaChart]) load().catch(() => {});
  return (await import('./LoanCostResultView.tsx')).LoanCostResultView;
});

import { loadPieChart } from '../../../shared/charts/load-pie-chart.ts';

/** Loads the result's view and, beside it, its chart: neither is needed before there is a result. */
export function loadResultView() {
  // A chart that does not arrive is asked for again when it is shown.
  loadPieChart().catch(() => {});
  return import('./FreelanceResultView.tsx');
}

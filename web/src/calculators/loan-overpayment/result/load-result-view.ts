import { loadAreaChart } from '../../../shared/charts/load-area-chart.ts';
import { onDemand } from '../../../shared/result/on-demand.ts';

/** The result's view and, beside it, its chart: neither is needed before there is a result. */
export const resultView = onDemand(async () => {
  // A chart that does not arrive is asked for again when it is shown.
  loadAreaChart().catch(() => {});
  return (await import('./LoanOverpaymentResultView.tsx')).LoanOverpaymentResultView;
});

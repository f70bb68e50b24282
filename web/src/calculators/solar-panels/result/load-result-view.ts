import { loadAreaChart } from '../../../shared/charts/load-area-chart.ts';
import { loadBarChart } from '../../../shared/charts/load-bar-chart.ts';
import { onDemand } from '../../../shared/result/on-demand.ts';

/** The result's view and, beside it, its charts: none is needed before there is a result. */
export const resultView = onDemand(async () => {
  // A chart that does not arrive is asked for again when it is shown.
  loadAreaChart().catch(() => {});
  loadBarChart().catch(() => {});
  return (await import('./SolarPanelsResultView.tsx')).SolarPanelsResultView;
});

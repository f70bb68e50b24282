import { onDemand } from '../../../shared/result/on-demand.ts';

/** The result's view, which is not needed before there is a result. */
export const resultView = onDemand(
  async () => (await import('./HomeAffordabilityResultView.tsx')).HomeAffordabilityResultView,
);

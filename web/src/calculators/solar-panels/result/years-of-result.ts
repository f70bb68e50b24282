import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';

/** The changes from year to year, where some were entered. Without a lifespan there are no years. */
export const pathOf = ({ path }: Pick<SolarPanelsResult, 'path'>) =>
  path?.years.length ? path : undefined;

type Years = Pick<SolarPanelsResult, 'grossTotalSavings' | 'netTotalSavings' | 'paybackPeriod'>;

/** Total, gain and payback with the changes that were entered, so that every place of a page shows the same ones. */
export function yearsOf(result: SolarPanelsResult): Years {
  const { grossTotalSavings, netTotalSavings, paybackPeriod } = pathOf(result) ?? result;
  return { grossTotalSavings, netTotalSavings, paybackPeriod };
}

/** The gain in percent of the cost, null without a cost. */
export const returnOf = (result: SolarPanelsResult): number | null =>
  pathOf(result) === undefined || result.netCost === 0
    ? result.roi
    : (yearsOf(result).netTotalSavings / result.netCost) * 100;

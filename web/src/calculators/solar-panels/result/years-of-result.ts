import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';

/** The changes from year to year, where some were entered. Without a lifespan there are no years. */
export const pathOf = ({ path }: Pick<SolarPanelsResult, 'path'>) =>
  path?.years.length ? path : undefined;

/** Total, gain, payback and return with the changes that were entered, so that every place of a page shows the same ones. */
export const yearsOf = (
  result: SolarPanelsResult,
): Pick<SolarPanelsResult, 'grossTotalSavings' | 'netTotalSavings' | 'paybackPeriod' | 'roi'> =>
  pathOf(result) ?? result;

import type { EnergyFlows } from './result.ts';

/** Shown figures in whole tenths, so that they can be added without the slips of binary fractions. */
export const tenths = (shown: number) => Math.round(shown * 10);

/** What a flow comes to over all months as they are shown, in tenths. */
export const sumOfMonths = (months: readonly EnergyFlows[], flow: keyof EnergyFlows) =>
  months.reduce((sum, each) => sum + tenths(each[flow]), 0);

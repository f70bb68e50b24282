import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';

type YearlyResult = Pick<SolarPanelsResult, 'netCost' | 'annualSavings' | 'lifespan'>;

/**
 * The position after each year, from 0 to the last: savings so far minus the net cost, in euros to
 * the cent.
 */
export function netPositions({
  netCost,
  annualSavings,
  lifespan,
}: YearlyResult): readonly number[] {
  const [costCents, savingsCents] = [Math.round(netCost * 100), Math.round(annualSavings * 100)];
  return Array.from(
    { length: lifespan + 1 },
    (_, year) => (year * savingsCents - costCents) / 100 + 0,
  );
}

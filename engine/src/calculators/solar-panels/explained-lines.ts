import type { Step } from '../../explanation/step.ts';
import { explain } from '../../quantity/explain.ts';
import type { SolarCost } from '../../rules/solar/solar-cost.ts';
import type { SolarYear } from '../../rules/solar/solar-energy.ts';
import type { solarPath } from '../../rules/solar/solar-path.ts';
import type { SolarReturns, solarSavings } from '../../rules/solar/solar-returns.ts';
import type { SolarSystem } from '../../rules/solar/solar-system.ts';

/** The steps of all lines of a result. */
export function explainLines({
  system,
  cost,
  year,
  savings,
  returns,
  path,
}: {
  readonly system: SolarSystem;
  readonly cost: SolarCost;
  readonly year: SolarYear;
  readonly savings: ReturnType<typeof solarSavings>;
  readonly returns: SolarReturns;
  readonly path: ReturnType<typeof solarPath> | undefined;
}): readonly Step[] {
  const { numberOfPanels, ...sizes } = system;
  return explain(
    {
      numberOfPanels,
      consumption: year.consumption,
      ...sizes,
      ...cost,
      generation: year.generation,
      gridExport: year.gridExport,
      gridImport: year.gridImport,
      batteryContribution: year.batteryContribution ?? [],
      directUse: [year.selfUse, year.directUse],
      ownUseSavings: savings.ownUseSavings,
      annualSavings: savings.annualSavings,
      exportIncome: savings.exportIncome,
      ...returns,
      paybackPeriod: returns.paybackPeriod ?? [],
      roi: returns.roi ?? [],
      path: path?.netTotalSavings,
    },
    openedLines,
  );
}

/** The number of panels and the savings also show the steps of their electricity. */
const openedLines = {
  numberOfPanels: ['consumption'],
  directUse: ['generation'],
  ownUseSavings: ['generation', 'directUse'],
  annualSavings: ['generation', 'directUse', 'gridExport'],
  exportIncome: ['annualSavings', 'gridExport'],
} as const;

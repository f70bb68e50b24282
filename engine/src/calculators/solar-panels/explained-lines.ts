import { explain } from '../../quantity/explain.ts';
import type { Step } from '../../explanation/step.ts';
import type { SolarCost } from '../../rules/solar-cost.ts';
import type { SolarYear } from '../../rules/solar-energy.ts';
import type { SolarReturns, SolarSavings } from '../../rules/solar-returns.ts';
import type { SolarSystem } from '../../rules/solar-system.ts';

/** The parts of a result that its lines show. */
interface SolarParts {
  readonly system: SolarSystem;
  readonly cost: SolarCost;
  readonly year: SolarYear;
  readonly savings: SolarSavings;
  readonly returns: SolarReturns;
}

/** How the lines of a result came about. */
export function explainLines({
  system,
  cost,
  year,
  savings,
  returns,
}: SolarParts): readonly Step[] {
  return explain(
    {
      numberOfPanels: system.numberOfPanels,
      consumption: year.consumption,
      systemSize: system.size,
      surfaceAreaOnRoof: system.surfaceArea,
      panelsWeight: system.weight,
      solarPanelCost: cost.panels,
      batteryCost: cost.battery,
      totalCost: cost.total,
      stateSubsidy: cost.stateSubsidy,
      municipalSubsidy: cost.municipalSubsidy,
      totalSubsidies: cost.totalSubsidies,
      netCost: cost.net,
      generation: year.generation,
      gridExport: year.gridExport,
      gridImport: year.gridImport,
      batteryContribution: year.batteryContribution ?? [],
      directUse: [year.selfUse, year.directUse],
      ownUseSavings: savings.ownUse,
      annualSavings: savings.total,
      exportIncome: savings.export,
      grossTotalSavings: returns.gross,
      netTotalSavings: returns.net,
      paybackPeriod: returns.paybackPeriod ?? [],
      roi: returns.roi ?? [],
    },
    opened,
  );
}

/** The number of panels and the savings show the electricity that they rest on, too. */
const opened = {
  numberOfPanels: ['consumption'],
  directUse: ['generation'],
  ownUseSavings: ['generation', 'directUse'],
  annualSavings: ['generation', 'directUse', 'gridExport'],
  exportIncome: ['annualSavings', 'gridExport'],
} as const;

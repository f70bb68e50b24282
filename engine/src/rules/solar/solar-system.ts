import { monthsInYear } from '../../dated/month.ts';
import type { Sourced } from '../../dated/source.ts';
import type { Rate } from '../../money/rate.ts';
import { over, plus, times } from '../../quantity/arithmetic.ts';
import { count, measure, sourcedMeasure, step } from '../../quantity/names.ts';
import type { Measure, Term } from '../../quantity/quantity.ts';
import { toOneDecimal, upToWhole } from '../../quantity/rounding.ts';

/** The electricity that a home uses. */
export interface SolarDemand {
  /** As entered, in kWh. */
  readonly household: Rate;
  readonly isMonthly: boolean;
  /** kWh a year; `undefined` without one. */
  readonly electricCar: Sourced<Rate> | undefined;
  readonly heatPump: Sourced<Rate> | undefined;
}

/** Electricity that household, electric car and heat pump use in a year. */
export function totalConsumption(demand: SolarDemand): Measure<'kWh'> {
  const { electricCar, heatPump } = demand;
  const household = householdConsumption(demand);
  const added = [
    ...(electricCar ? [sourcedMeasure('electricCarConsumption', electricCar, 'kWh')] : []),
    ...(heatPump ? [sourcedMeasure('heatPumpConsumption', heatPump, 'kWh')] : []),
  ];
  return step('totalConsumption', added.length === 0 ? household : plus(household, ...added));
}

/** Electricity of the household alone in a year. */
export function householdConsumption({ household, isMonthly }: SolarDemand): Term<Rate, 'kWh'> {
  return isMonthly
    ? times(
        measure('consumptionPerMonth', household, 'kWh'),
        count('monthsInYear', monthsInYear, 'months'),
      )
    : measure('consumptionPerYear', household, 'kWh');
}

/** The numbers behind the size of a system. */
interface PanelFigures {
  readonly peakPowerKwp: Sourced<Rate>;
  readonly areaSquareMetres: Sourced<Rate>;
  readonly weightKilograms: Sourced<Rate>;
}

/** kWh that a kWp of panels generates in a year. */
export type SolarYield = Measure<'kWh/kWp'>;

/**
 * A system that generates the consumption of a year: consumption / yield / peak power of a panel, rounded up to whole panels.
 * All other figures use the size of the whole panels.
 */
export function solarSystem(
  consumption: Measure<'kWh'>,
  yieldPerKwp: SolarYield,
  { peakPowerKwp, areaSquareMetres, weightKilograms }: PanelFigures,
) {
  const peakPower = sourcedMeasure('panelPeakPower', peakPowerKwp, 'kWp');
  const area = sourcedMeasure('panelArea', areaSquareMetres, 'm²');
  const weight = sourcedMeasure('panelWeight', weightKilograms, 'kg');
  const panels = over(over(consumption, yieldPerKwp), peakPower);
  const numberOfPanels = step('numberOfPanels', panels, upToWhole);
  return {
    numberOfPanels,
    systemSize: step('systemSize', times(numberOfPanels, peakPower)),
    surfaceAreaOnRoof: step('surfaceAreaOnRoof', times(numberOfPanels, area), toOneDecimal),
    panelsWeight: step('panelsWeight', times(numberOfPanels, weight), toOneDecimal),
  };
}

export type SolarSystem = ReturnType<typeof solarSystem>;

/** Electricity generated in a year. */
export function annualGeneration(
  systemSize: Measure<'kWp'>,
  yieldPerKwp: SolarYield,
): Measure<'kWh'> {
  return step('annualGeneration', times(systemSize, yieldPerKwp));
}

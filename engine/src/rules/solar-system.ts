import { noSources, type Sourced } from '../explanation/explained.ts';
import { counted } from '../explanation/operand.ts';
import { measured, quantity, type Quantity } from '../explanation/quantity.ts';
import type { Operand, Step } from '../explanation/step.ts';
import { addRates, multiplyRates, ratio, type Rate } from '../money/rate.ts';
import { fromTenths, toTenths, upToWhole } from '../money/tenths.ts';

const monthsInYear = 12;
const sizeLines = ['numberOfPanels'] as const;

/** What a home uses. */
export interface SolarDemand {
  /** As it was entered, in kWh. */
  readonly household: Rate;
  readonly isMonthly: boolean;
  /** kWh a year; undefined where nothing is added. */
  readonly electricCar: Sourced<Rate> | undefined;
  readonly heatPump: Sourced<Rate> | undefined;
}

/** Electricity of a year in kWh: of the household, with what an electric car and a heat pump add. */
export function totalConsumption(demand: SolarDemand): Quantity {
  const { household, isMonthly, electricCar, heatPump } = demand;
  const additions = [
    { id: 'electricCarConsumption', added: electricCar },
    { id: 'heatPumpConsumption', added: heatPump },
  ] as const;
  const operands: Operand[] = isMonthly
    ? [
        measured('consumptionPerMonth', household, 'kWh'),
        counted('monthsInYear', monthsInYear, '×', 'months'),
      ]
    : [measured('consumptionPerYear', household, 'kWh')];
  let total = householdConsumption(demand);
  for (const { id, added } of additions) {
    if (added === undefined) continue;
    operands.push(measured(id, added.value, 'kWh'));
    total = addRates(total, added.value);
  }
  return quantity(total, 'kWh', {
    id: 'totalConsumption',
    lines: [...sizeLines, 'consumption'],
    operation: operands.length === 1 ? 'given' : 'arithmetic',
    operands,
    rounding: 'exact',
    sources: [...(electricCar?.sources ?? []), ...(heatPump?.sources ?? [])],
  });
}

/** Electricity of the household alone, in kWh a year. */
export function householdConsumption({ household, isMonthly }: SolarDemand): Rate {
  return isMonthly ? multiplyRates(household, ratio(monthsInYear, 1)) : household;
}

/** The numbers behind the size of a system. */
export interface PanelFigures {
  readonly peakPowerKwp: Sourced<Rate>;
  readonly areaSquareMetres: Sourced<Rate>;
  readonly weightKilograms: Sourced<Rate>;
}

export interface SolarSystem {
  readonly numberOfPanels: number;
  readonly systemSizeKwp: Quantity;
  readonly surfaceAreaSquareMetres: number;
  readonly weightKilograms: number;
  readonly steps: readonly Step[];
}

/**
 * The panels that generate in a year what is used in it: consumption / yield / peak power of a panel, up to whole panels.
 * All that follows rests on the size that these panels have.
 */
export function solarSystem(
  consumption: Quantity,
  yieldPerKwp: number,
  panel: PanelFigures,
): SolarSystem {
  const needed = multiplyRates(
    consumption.value,
    inverse(multiplyRates(ratio(yieldPerKwp, 1), panel.peakPowerKwp.value)),
  );
  const numberOfPanels = upToWhole(needed);
  const panels: Step = {
    id: 'numberOfPanels',
    lines: sizeLines,
    operation: 'arithmetic',
    operands: [
      measured('totalConsumption', consumption.value, 'kWh'),
      counted('solarYieldPerKwp', yieldPerKwp, '÷', 'kWh/kWp'),
      measured('panelPeakPower', panel.peakPowerKwp.value, 'kWp', '÷'),
    ],
    rounding: 'upToWhole',
    amount: numberOfPanels,
    unit: 'number',
    sources: panel.peakPowerKwp.sources,
  };
  const systemSizeKwp = quantity(times(panel.peakPowerKwp.value, numberOfPanels), 'kWp', {
    id: 'systemSize',
    lines: ['systemSize'],
    operation: 'arithmetic',
    operands: [
      counted('numberOfPanels', numberOfPanels, '+'),
      measured('panelPeakPower', panel.peakPowerKwp.value, 'kWp', '×'),
    ],
    rounding: 'exact',
    sources: panel.peakPowerKwp.sources,
  });
  const area = ofAllPanels('surfaceAreaOnRoof', 'panelArea', panel.areaSquareMetres, 'm²');
  const weight = ofAllPanels('panelsWeight', 'panelWeight', panel.weightKilograms, 'kg');
  return {
    numberOfPanels,
    systemSizeKwp,
    surfaceAreaSquareMetres: area.amount,
    weightKilograms: weight.amount,
    steps: [consumption.step, panels, systemSizeKwp.step, area, weight],
  };

  function ofAllPanels(
    id: 'surfaceAreaOnRoof' | 'panelsWeight',
    figure: 'panelArea' | 'panelWeight',
    ofOne: Sourced<Rate>,
    unit: 'm²' | 'kg',
  ): Step {
    return {
      id,
      lines: [id],
      operation: 'arithmetic',
      operands: [
        counted('numberOfPanels', numberOfPanels, '+'),
        measured(figure, ofOne.value, unit, '×'),
      ],
      rounding: 'toOneDecimal',
      amount: fromTenths(toTenths(times(ofOne.value, numberOfPanels))),
      unit,
      sources: ofOne.sources,
    };
  }
}

function times(value: Rate, wholeNumber: number): Rate {
  return multiplyRates(value, ratio(wholeNumber, 1));
}

function inverse({ numerator, denominator }: Rate): Rate {
  return ratio(denominator, numerator);
}

/** What is generated in a year, in kWh. */
export function annualGeneration(systemSizeKwp: Rate, yieldPerKwp: number): Quantity {
  return quantity(times(systemSizeKwp, yieldPerKwp), 'kWh', {
    id: 'annualGeneration',
    lines: ['generation', 'directUse', 'ownUseSavings', 'annualSavings'],
    operation: 'arithmetic',
    operands: [
      measured('systemSize', systemSizeKwp, 'kWp'),
      counted('solarYieldPerKwp', yieldPerKwp, '×', 'kWh/kWp'),
    ],
    rounding: 'exact',
    sources: noSources,
  });
}

import { monthsInYear } from '../dated/month.ts';
import {
  explainedFigure,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, measured } from '../explanation/operand.ts';
import { addRates, multiplyRates, ratio, type Rate } from '../money/rate.ts';
import { fromTenths, toTenths, upToWhole } from '../money/tenths.ts';

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
export function totalConsumption(demand: SolarDemand): Explained<Rate> {
  const { household, isMonthly, electricCar, heatPump } = demand;
  let total = householdConsumption(demand);
  for (const added of [electricCar, heatPump]) {
    if (added) total = addRates(total, added.value);
  }
  return explainedFigure(total, () => {
    const operands = [
      ...(isMonthly
        ? [
            measured('consumptionPerMonth', household, 'kWh'),
            counted('monthsInYear', monthsInYear, '×', 'months'),
          ]
        : [measured('consumptionPerYear', household, 'kWh')]),
      ...(electricCar ? [measured('electricCarConsumption', electricCar.value, 'kWh')] : []),
      ...(heatPump ? [measured('heatPumpConsumption', heatPump.value, 'kWh')] : []),
    ];
    return {
      id: 'totalConsumption',
      lines: [...sizeLines, 'consumption'],
      operation: operands.length === 1 ? 'given' : 'arithmetic',
      operands,
      sources: [...(electricCar?.sources ?? []), ...(heatPump?.sources ?? [])],
      unit: 'kWh',
    };
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
  readonly systemSizeKwp: Explained<Rate>;
  readonly surfaceAreaSquareMetres: number;
  readonly weightKilograms: number;
  readonly steps: readonly Explainable[];
}

/**
 * The panels that generate in a year what is used in it: consumption / yield / peak power of a panel, up to whole panels.
 * All that follows rests on the size that these panels have.
 */
export function solarSystem(
  consumption: Explained<Rate>,
  yieldPerKwp: number,
  panel: PanelFigures,
): SolarSystem {
  const needed = multiplyRates(
    consumption.amount,
    inverse(multiplyRates(ratio(yieldPerKwp, 1), panel.peakPowerKwp.value)),
  );
  const numberOfPanels = upToWhole(needed);
  const panels = explainedFigure(numberOfPanels, () => ({
    id: 'numberOfPanels',
    lines: sizeLines,
    operands: [
      measured('totalConsumption', consumption.amount, 'kWh'),
      counted('solarYieldPerKwp', yieldPerKwp, '÷', 'kWh/kWp'),
      measured('panelPeakPower', panel.peakPowerKwp.value, 'kWp', '÷'),
    ],
    rounding: 'upToWhole',
    unit: 'number',
    sources: panel.peakPowerKwp.sources,
  }));
  const systemSizeKwp = explainedFigure(times(panel.peakPowerKwp.value, numberOfPanels), () => ({
    id: 'systemSize',
    lines: ['systemSize'],
    operands: [
      counted('numberOfPanels', numberOfPanels, '+'),
      measured('panelPeakPower', panel.peakPowerKwp.value, 'kWp', '×'),
    ],
    sources: panel.peakPowerKwp.sources,
    unit: 'kWp',
  }));
  const area = ofAllPanels('surfaceAreaOnRoof', 'panelArea', panel.areaSquareMetres, 'm²');
  const weight = ofAllPanels('panelsWeight', 'panelWeight', panel.weightKilograms, 'kg');
  return {
    numberOfPanels,
    systemSizeKwp,
    surfaceAreaSquareMetres: area.amount,
    weightKilograms: weight.amount,
    steps: [consumption, panels, systemSizeKwp, area, weight],
  };

  function ofAllPanels(
    id: 'surfaceAreaOnRoof' | 'panelsWeight',
    figure: 'panelArea' | 'panelWeight',
    ofOne: Sourced<Rate>,
    unit: 'm²' | 'kg',
  ): Explained<number> {
    const amount = fromTenths(toTenths(times(ofOne.value, numberOfPanels)));
    return explainedFigure(amount, () => ({
      id,
      lines: [id],
      operands: [
        counted('numberOfPanels', numberOfPanels, '+'),
        measured(figure, ofOne.value, unit, '×'),
      ],
      rounding: 'toOneDecimal',
      unit,
      sources: ofOne.sources,
    }));
  }
}

function times(value: Rate, wholeNumber: number): Rate {
  return multiplyRates(value, ratio(wholeNumber, 1));
}

function inverse({ numerator, denominator }: Rate): Rate {
  return ratio(denominator, numerator);
}

/** What is generated in a year, in kWh. */
export function annualGeneration(systemSizeKwp: Rate, yieldPerKwp: number): Explained<Rate> {
  return explainedFigure(times(systemSizeKwp, yieldPerKwp), () => ({
    id: 'annualGeneration',
    lines: ['generation', 'directUse', 'ownUseSavings', 'annualSavings'],
    operands: [
      measured('systemSize', systemSizeKwp, 'kWp'),
      counted('solarYieldPerKwp', yieldPerKwp, '×', 'kWh/kWp'),
    ],
    unit: 'kWh',
  }));
}

import {
  explainedFigure,
  noSources,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, measured, rated } from '../explanation/operand.ts';
import type { Step } from '../explanation/step.ts';
import { lowestRate, multiplyRates, subtractRates, type Rate } from '../money/rate.ts';
import { batteryBonus } from './self-consumption.ts';

/** The battery of a system. */
export interface Battery {
  readonly capacityKwh: number;
  readonly fullBonus: Sourced<Rate>;
  readonly fullCapacityKwh: number;
}

/** Where a year's electricity comes from and goes to, in kWh. */
export interface SolarYear {
  readonly generation: Explained<Rate>;
  /** Generated and used at home: at once or by way of the battery. */
  readonly selfUse: Explained<Rate>;
  readonly directUse: Explained<Rate>;
  readonly batteryContribution: Explained<Rate>;
  readonly gridExport: Explained<Rate>;
  readonly gridImport: Explained<Rate>;
  readonly steps: readonly Explainable[];
}

const selfUseLines = ['directUse', 'ownUseSavings', 'annualSavings'] as const;

/**
 * Splits a year: self-use = generation x self-consumption rate, at most the consumption; the rest is exported. Of the self-use
 * the battery has its bonus x generation, at most all of it.
 */
export function solarYear(
  generation: Explained<Rate>,
  consumption: Explained<Rate>,
  selfConsumption: Rate,
  battery: Battery,
): SolarYear {
  const wanted = multiplyRates(generation.amount, selfConsumption);
  const self = limited(
    wanted,
    { id: 'totalConsumption', value: consumption.amount },
    {
      id: 'selfUse',
      unlimitedId: 'selfUseWanted',
      lines: selfUseLines,
      operands: () => [
        measured('annualGeneration', generation.amount, 'kWh'),
        rated('selfConsumptionRate', selfConsumption),
      ],
    },
  );
  const potential = multiplyRates(
    generation.amount,
    batteryBonus({ ...battery, fullBonus: battery.fullBonus.value }, battery.capacityKwh),
  );
  const stored = limited(
    potential,
    { id: 'selfUse', value: self.limited.amount },
    {
      id: 'batteryContribution',
      unlimitedId: 'batteryPotential',
      lines: ['batteryContribution'],
      operands: () => [
        measured('annualGeneration', generation.amount, 'kWh'),
        rated('batteryFullBonus', battery.fullBonus.value),
        counted('batteryCapacity', battery.capacityKwh, '×', 'kWh'),
        counted('batteryFullCapacity', battery.fullCapacityKwh, '÷', 'kWh'),
      ],
      sources: battery.fullBonus.sources,
    },
  );
  const selfUse = self.limited;
  const batteryContribution = stored.limited;
  const gridExport = rest(
    'gridExport',
    ['gridExport', 'annualSavings', 'exportIncome'],
    'annualGeneration',
    generation,
    'selfUse',
    selfUse,
  );
  const gridImport = rest(
    'gridImport',
    ['gridImport'],
    'totalConsumption',
    consumption,
    'selfUse',
    selfUse,
  );
  const directUse =
    battery.capacityKwh === 0
      ? explainedFigure(selfUse.amount, () => ({
          id: 'directUse',
          lines: ['directUse'],
          operands: [measured('selfUse', selfUse.amount, 'kWh')],
          unit: 'kWh',
        }))
      : rest(
          'directUse',
          ['directUse'],
          'selfUse',
          selfUse,
          'batteryContribution',
          batteryContribution,
        );
  return {
    generation,
    selfUse,
    directUse,
    batteryContribution,
    gridExport,
    gridImport,
    steps: [
      generation,
      ...self.steps,
      gridExport,
      gridImport,
      ...(battery.capacityKwh === 0 ? [] : stored.steps),
      directUse,
    ],
  };
}

interface Limited {
  readonly id: 'selfUse' | 'batteryContribution';
  /** What the figure is called before the limit cuts it. */
  readonly unlimitedId: 'selfUseWanted' | 'batteryPotential';
  readonly lines: Step['lines'];
  readonly operands: () => Step['operands'];
  readonly sources?: Step['sources'];
}

/** A product that is at most a limit: one step where the limit does not bite, two where it does. */
function limited(
  value: Rate,
  limit: { readonly id: 'totalConsumption' | 'selfUse'; readonly value: Rate },
  { id, unlimitedId, lines, operands, sources = noSources }: Limited,
): { readonly limited: Explained<Rate>; readonly steps: readonly Explainable[] } {
  const lowest = lowestRate(value, limit.value);
  const isLimited = lowest !== value;
  const product = explainedFigure(value, () => ({
    id: isLimited ? unlimitedId : id,
    lines,
    operands: operands(),
    sources,
    unit: 'kWh',
  }));
  if (!isLimited) return { limited: product, steps: [product] };
  const cut = explainedFigure(lowest, () => ({
    id,
    lines,
    operation: 'lowest',
    operands: [measured(unlimitedId, value, 'kWh'), measured(limit.id, limit.value, 'kWh')],
    unit: 'kWh',
  }));
  return { limited: cut, steps: [product, cut] };
}

type WholeId = 'annualGeneration' | 'totalConsumption' | 'selfUse';

function rest(
  id: 'gridExport' | 'gridImport' | 'directUse',
  lines: Step['lines'],
  wholeId: WholeId,
  whole: Explained<Rate>,
  takenId: 'selfUse' | 'batteryContribution',
  taken: Explained<Rate>,
): Explained<Rate> {
  return explainedFigure(subtractRates(whole.amount, taken.amount), () => ({
    id,
    lines,
    operands: [measured(wholeId, whole.amount, 'kWh'), measured(takenId, taken.amount, 'kWh', '-')],
    unit: 'kWh',
  }));
}

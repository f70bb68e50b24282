import { noSources, type Sourced } from '../explanation/explained.ts';
import { counted, rated } from '../explanation/operand.ts';
import { measured, quantity, type Quantity } from '../explanation/quantity.ts';
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
  readonly generation: Quantity;
  /** Generated and used at home: at once or by way of the battery. */
  readonly selfUse: Quantity;
  readonly directUse: Quantity;
  readonly batteryContribution: Quantity;
  readonly gridExport: Quantity;
  readonly gridImport: Quantity;
  readonly steps: readonly Step[];
}

const selfUseLines = ['directUse', 'ownUseSavings', 'annualSavings'] as const;

/**
 * Splits a year: self-use = generation x self-consumption rate, at most the consumption; the rest is exported. Of the self-use
 * the battery has its bonus x generation, at most all of it.
 */
export function solarYear(
  generation: Quantity,
  consumption: Quantity,
  selfConsumption: Rate,
  battery: Battery,
): SolarYear {
  const wanted = multiplyRates(generation.value, selfConsumption);
  const self = limited(
    wanted,
    { id: 'totalConsumption', value: consumption.value },
    {
      id: 'selfUse',
      unlimitedId: 'selfUseWanted',
      lines: selfUseLines,
      operands: [
        measured('annualGeneration', generation.value, 'kWh'),
        rated('selfConsumptionRate', selfConsumption),
      ],
      sources: noSources,
    },
  );
  const potential = multiplyRates(
    generation.value,
    batteryBonus({ ...battery, fullBonus: battery.fullBonus.value }, battery.capacityKwh),
  );
  const stored = limited(
    potential,
    { id: 'selfUse', value: self.limited.value },
    {
      id: 'batteryContribution',
      unlimitedId: 'batteryPotential',
      lines: ['batteryContribution'],
      operands: [
        measured('annualGeneration', generation.value, 'kWh'),
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
  const directUse = rest(
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
      generation.step,
      ...self.steps,
      gridExport.step,
      gridImport.step,
      ...(battery.capacityKwh === 0 ? [] : stored.steps),
      directUse.step,
    ],
  };
}

interface Limited {
  readonly id: 'selfUse' | 'batteryContribution';
  /** What the figure is called before the limit cuts it. */
  readonly unlimitedId: 'selfUseWanted' | 'batteryPotential';
  readonly lines: Step['lines'];
  readonly operands: Step['operands'];
  readonly sources: Step['sources'];
}

/** A product that is at most a limit: one step where the limit does not bite, two where it does. */
function limited(
  value: Rate,
  limit: { readonly id: 'totalConsumption' | 'selfUse'; readonly value: Rate },
  { id, unlimitedId, ...reasoning }: Limited,
): { readonly limited: Quantity; readonly steps: readonly Step[] } {
  const lowest = lowestRate(value, limit.value);
  const isLimited = lowest !== value;
  const product = quantity(value, 'kWh', {
    ...reasoning,
    id: isLimited ? unlimitedId : id,
    operation: 'arithmetic',
    rounding: 'exact',
  });
  if (!isLimited) return { limited: product, steps: [product.step] };
  const cut = quantity(lowest, 'kWh', {
    id,
    lines: reasoning.lines,
    operation: 'lowest',
    operands: [measured(unlimitedId, value, 'kWh'), measured(limit.id, limit.value, 'kWh')],
    rounding: 'exact',
    sources: noSources,
  });
  return { limited: cut, steps: [product.step, cut.step] };
}

type WholeId = 'annualGeneration' | 'totalConsumption' | 'selfUse';

function rest(
  id: 'gridExport' | 'gridImport' | 'directUse',
  lines: Step['lines'],
  wholeId: WholeId,
  whole: Quantity,
  takenId: 'selfUse' | 'batteryContribution',
  taken: Quantity,
): Quantity {
  return quantity(subtractRates(whole.value, taken.value), 'kWh', {
    id,
    lines,
    operation: 'arithmetic',
    operands: [measured(wholeId, whole.value, 'kWh'), measured(takenId, taken.value, 'kWh', '-')],
    rounding: 'exact',
    sources: noSources,
  });
}

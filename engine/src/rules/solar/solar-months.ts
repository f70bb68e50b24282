import { wholeParts } from './whole-parts.ts';

/** Twelve whole numbers. A month's share of the year is its number divided by their sum. */
type Profile = readonly number[];

/** Electricity of a year, and its distribution over the months. */
export interface YearlyLoad {
  readonly yearly: number;
  readonly profile: Profile;
}

/** A year in whole parts of a kWh. The months add up to it. */
interface YearToSpread {
  readonly loads: readonly YearlyLoad[];
  readonly generation: YearlyLoad;
  /** At most the loads together, and at most the generation. */
  readonly selfUse: number;
  /** The part of the self-use that comes from the battery. */
  readonly battery: number;
}

/**
 * The months of a year, in the same whole parts as the year. Self-use of a month is min(consumption, k x generation), with
 * the same k of at most 1 for all months. k is chosen so that the months add up to the year's self-use. They can add up to
 * less, because the surplus of summer cannot be kept for winter. The battery has the same share of self-use in each month.
 */
export function solarMonths({ loads, generation, selfUse, battery }: YearToSpread) {
  const consumed = spread(loads);
  const generated = spread([generation]);
  const possible = sumOf(consumed.map((each, month) => Math.min(each, generated[month] ?? 0)));
  const total = Math.min(selfUse, possible);
  const used = monthlySelfUse(consumed, generated, total);
  const energyFromBattery = total === 0 ? 0 : Math.round((total * battery) / selfUse);
  const stored = wholeParts(
    used.map((each) => each * energyFromBattery),
    Math.max(1, total),
    energyFromBattery,
  );
  return used.map((each, month) => {
    const consumption = consumed[month] ?? 0;
    const generatedInMonth = generated[month] ?? 0;
    const batteryContribution = stored[month] ?? 0;
    return {
      consumption,
      generation: generatedInMonth,
      directUse: each - batteryContribution,
      batteryContribution,
      gridExport: generatedInMonth - each,
      gridImport: consumption - each,
    };
  });
}

/** The monthly sums of several loads. */
function spread(loads: readonly YearlyLoad[]): readonly number[] {
  const wholes = loads.map(({ profile }) => sumOf(profile));
  const denominator = wholes.reduce((product, whole) => product * whole, 1);
  const months = loads[0]?.profile.map((_, month) =>
    sumOf(
      loads.map(
        ({ yearly, profile }, load) =>
          yearly * (profile[month] ?? 0) * (denominator / (wholes[load] ?? 1)),
      ),
    ),
  );
  return wholeParts(months ?? [], denominator, sumOf(loads.map(({ yearly }) => yearly)));
}

/**
 * min(consumption, k x generation) of each month. A growing k covers the consumption of one month after another. The months
 * are visited in this order, until the remaining self-use can be shared in proportion to the generation.
 */
function monthlySelfUse(
  consumed: readonly number[],
  generated: readonly number[],
  total: number,
): readonly number[] {
  const months = consumed.map((consumption, month) => ({
    month,
    consumption,
    generation: generated[month] ?? 0,
  }));
  // A month without generation has no place in this order, and uses none.
  const monthsInFillingOrder = months
    .filter(({ generation }) => generation > 0)
    .toSorted((a, b) => a.consumption * b.generation - b.consumption * a.generation);
  const filled = new Set<number>();
  let left = total;
  let openGeneration = sumOf(generated);
  for (const { month, consumption, generation } of monthsInFillingOrder) {
    if (consumption * openGeneration >= left * generation) break;
    filled.add(month);
    left -= consumption;
    openGeneration -= generation;
  }
  const denominator = Math.max(1, openGeneration);
  return wholeParts(
    months.map(({ month, consumption, generation }) =>
      filled.has(month) ? consumption * denominator : generation * left,
    ),
    denominator,
    total,
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

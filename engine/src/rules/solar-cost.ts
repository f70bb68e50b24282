import { explained, noSources, type Explained, type Sourced } from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import { measured } from '../explanation/quantity.ts';
import type { Step, StepId } from '../explanation/step.ts';
import { less, sum, times, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';

/** What decides the cost of a system. */
export interface SolarPrices {
  readonly costPerKwp: Cents;
  readonly batteryPricePerKwh: Sourced<Cents>;
  readonly stateSubsidyRate: Rate;
  readonly municipalSubsidy: Cents;
}

/** What a system costs and who pays. */
export interface SolarCost {
  readonly panels: Cents;
  readonly battery: Cents;
  readonly total: Cents;
  readonly stateSubsidy: Cents;
  readonly municipalSubsidy: Cents;
  readonly totalSubsidies: Cents;
  readonly net: Explained;
  readonly steps: readonly Step[];
}

/**
 * Cost of panels and battery; the State pays its share of both, the municipality its amount, at most what is left: subsidies
 * never exceed the cost.
 */
export function solarCost(
  systemSizeKwp: Rate,
  batteryCapacityKwh: number,
  prices: SolarPrices,
): SolarCost {
  const panels = explained(toNearestCent(multiply(prices.costPerKwp, systemSizeKwp)), {
    id: 'solarPanelCost',
    lines: ['solarPanelCost'],
    operation: 'arithmetic',
    operands: [
      measured('systemSize', systemSizeKwp, 'kWp'),
      { ...money('costPerKwp', prices.costPerKwp, '×'), unit: 'EUR/kWp' },
    ],
    rounding: 'toNearestCent',
    sources: noSources,
  });
  const battery = explained(times(prices.batteryPricePerKwh.value, batteryCapacityKwh), {
    id: 'batteryCost',
    lines: ['batteryCost'],
    operation: 'arithmetic',
    operands: [
      counted('batteryCapacity', batteryCapacityKwh, '+', 'kWh'),
      { ...money('batteryPrice', prices.batteryPricePerKwh.value, '×'), unit: 'EUR/kWh' },
    ],
    rounding: 'exact',
    sources: prices.batteryPricePerKwh.sources,
  });
  const total = combined('totalCost', sum(panels.amount, battery.amount), [
    money('solarPanelCost', panels.amount),
    money('batteryCost', battery.amount),
  ]);
  const state = explained(toNearestCent(multiply(total.amount, prices.stateSubsidyRate)), {
    id: 'stateSubsidy',
    lines: ['stateSubsidy'],
    operation: 'arithmetic',
    operands: [
      money('totalCost', total.amount),
      rated('stateSubsidyRate', prices.stateSubsidyRate),
    ],
    rounding: 'toNearestCent',
    sources: noSources,
  });
  const municipal = municipalSubsidy(total.amount, state.amount, prices.municipalSubsidy);
  const subsidies = combined('totalSubsidies', sum(state.amount, municipal.amount), [
    money('stateSubsidy', state.amount),
    money('municipalSubsidy', municipal.amount),
  ]);
  const net = combined('netCost', less(total.amount, subsidies.amount), [
    money('totalCost', total.amount),
    money('totalSubsidies', subsidies.amount, '-'),
  ]);
  return {
    panels: panels.amount,
    battery: battery.amount,
    total: total.amount,
    stateSubsidy: state.amount,
    municipalSubsidy: municipal.amount,
    totalSubsidies: subsidies.amount,
    net,
    steps: [
      panels.step,
      battery.step,
      total.step,
      state.step,
      ...municipal.steps,
      subsidies.step,
      net.step,
    ],
  };
}

function municipalSubsidy(total: Cents, state: Cents, offered: Cents) {
  const left = less(total, state);
  if (offered <= left) {
    const whole = explained(offered, {
      id: 'municipalSubsidy',
      lines: ['municipalSubsidy'],
      operation: 'given',
      operands: [money('municipalSubsidyOffered', offered)],
      rounding: 'exact',
      sources: noSources,
    });
    return { amount: whole.amount, steps: [whole.step] };
  }
  const remaining = explained(left, {
    id: 'costAfterStateSubsidy',
    lines: ['municipalSubsidy'],
    operation: 'arithmetic',
    operands: [money('totalCost', total), money('stateSubsidy', state, '-')],
    rounding: 'exact',
    sources: noSources,
  });
  const cut = explained(left, {
    id: 'municipalSubsidy',
    lines: ['municipalSubsidy'],
    operation: 'lowest',
    operands: [money('municipalSubsidyOffered', offered), money('costAfterStateSubsidy', left)],
    rounding: 'exact',
    sources: noSources,
  });
  return { amount: left, steps: [remaining.step, cut.step] };
}

function combined(
  id: Extract<StepId, 'totalCost' | 'totalSubsidies' | 'netCost'>,
  amount: Cents,
  operands: Step['operands'],
): Explained {
  return explained(amount, {
    id,
    lines: [id],
    operation: 'arithmetic',
    operands,
    rounding: 'exact',
    sources: noSources,
  });
}

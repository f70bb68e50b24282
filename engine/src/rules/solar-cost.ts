import {
  explained,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, measured, money } from '../explanation/operand.ts';
import type { Step, StepId } from '../explanation/step.ts';
import { less, sum, times, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { stateSubsidy, type SubsidyTerms } from './solar-subsidy.ts';

/** What decides the cost of a system. */
export interface SolarPrices {
  readonly costPerKwp: Cents;
  readonly batteryPricePerKwh: Sourced<Cents>;
  readonly subsidy: SubsidyTerms;
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
  readonly steps: readonly Explainable[];
}

/**
 * Cost of panels and battery; the State pays by the terms of its subsidy, the municipality its amount, at most what is left:
 * subsidies never exceed the cost.
 */
export function solarCost(
  systemSizeKwp: Rate,
  batteryCapacityKwh: number,
  prices: SolarPrices,
): SolarCost {
  const panels = explained(toNearestCent(multiply(prices.costPerKwp, systemSizeKwp)), () => ({
    id: 'solarPanelCost',
    lines: ['solarPanelCost'],
    operands: [
      measured('systemSize', systemSizeKwp, 'kWp'),
      { ...money('costPerKwp', prices.costPerKwp, '×'), unit: 'EUR/kWp' },
    ],
    rounding: 'toNearestCent',
  }));
  const battery = explained(times(prices.batteryPricePerKwh.value, batteryCapacityKwh), () => ({
    id: 'batteryCost',
    lines: ['batteryCost'],
    operands: [
      counted('batteryCapacity', batteryCapacityKwh, '+', 'kWh'),
      { ...money('batteryPrice', prices.batteryPricePerKwh.value, '×'), unit: 'EUR/kWh' },
    ],
    sources: prices.batteryPricePerKwh.sources,
  }));
  const total = combined('totalCost', sum(panels.amount, battery.amount), () => [
    money('solarPanelCost', panels.amount),
    money('batteryCost', battery.amount),
  ]);
  const state = stateSubsidy(prices.subsidy, {
    sizeKwp: systemSizeKwp,
    batteryKwh: batteryCapacityKwh,
    panelCost: panels.amount,
    batteryCost: battery.amount,
    totalCost: total.amount,
  });
  const municipal = municipalSubsidy(total.amount, state.amount, prices.municipalSubsidy);
  const subsidies = combined('totalSubsidies', sum(state.amount, municipal.amount), () => [
    money('stateSubsidy', state.amount),
    money('municipalSubsidy', municipal.amount),
  ]);
  const net = combined('netCost', less(total.amount, subsidies.amount), () => [
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
    steps: [panels, battery, total, ...state.steps, ...municipal.steps, subsidies, net],
  };
}

function municipalSubsidy(total: Cents, state: Cents, offered: Cents) {
  const left = less(total, state);
  if (offered <= left) {
    const whole = explained(offered, () => ({
      id: 'municipalSubsidy',
      lines: ['municipalSubsidy'],
      operation: 'given',
      operands: [money('municipalSubsidyOffered', offered)],
    }));
    return { amount: whole.amount, steps: [whole] };
  }
  const remaining = explained(left, () => ({
    id: 'costAfterStateSubsidy',
    lines: ['municipalSubsidy'],
    operands: [money('totalCost', total), money('stateSubsidy', state, '-')],
  }));
  const cut = explained(left, () => ({
    id: 'municipalSubsidy',
    lines: ['municipalSubsidy'],
    operation: 'lowest',
    operands: [money('municipalSubsidyOffered', offered), money('costAfterStateSubsidy', left)],
  }));
  return { amount: left, steps: [remaining, cut] };
}

function combined(
  id: Extract<StepId, 'totalCost' | 'totalSubsidies' | 'netCost'>,
  amount: Cents,
  operands: () => Step['operands'],
): Explained {
  return explained(amount, () => ({
    id,
    lines: [id],
    operands: operands(),
  }));
}

import {
  explained,
  explainedFigure,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, measured, money } from '../explanation/operand.ts';
import type { Operand } from '../explanation/step.ts';
import { cents, less, times, type Cents } from '../money/cents.ts';
import { add, multiply } from '../money/exact.ts';
import { ratio, type Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { toOneDecimal } from '../money/tenths.ts';
import type { SolarYear } from './solar-energy.ts';

const oneEuro = cents(100);
const percentOfWhole = 100;

/** What the electricity of a year is worth. */
export interface SolarSavings {
  readonly ownUse: Cents;
  readonly export: Cents;
  readonly total: Explained;
  readonly steps: readonly Explainable[];
}

/**
 * Savings of a year: self-use x price of electricity + export x feed-in rate, rounded to the cent once, so that all that
 * rests on them agrees with what is shown. `price` and `feedInRate` are euros for a kWh.
 */
export function solarSavings(
  year: SolarYear,
  price: Sourced<Rate>,
  feedInRate: Sourced<Rate>,
): SolarSavings {
  const selfUse = year.selfUse.amount;
  const gridExport = year.gridExport.amount;
  const saved = multiply(multiply(oneEuro, price.value), selfUse);
  const sold = multiply(multiply(oneEuro, feedInRate.value), gridExport);
  const savedOperands = (): readonly Operand[] => [
    measured('selfUse', selfUse, 'kWh'),
    measured('electricityPrice', price.value, 'EUR/kWh', '×'),
  ];
  const ownUse = explained(toNearestCent(saved), () => ({
    id: 'ownUseSavings',
    lines: ['ownUseSavings'],
    operands: savedOperands(),
    rounding: 'toNearestCent',
    sources: price.sources,
  }));
  const total = explained(toNearestCent(add(saved, sold)), () => ({
    id: 'annualSavings',
    lines: ['annualSavings', 'exportIncome'],
    operands: [
      ...savedOperands(),
      measured('gridExport', gridExport, 'kWh'),
      measured('feedInRate', feedInRate.value, 'EUR/kWh', '×'),
    ],
    rounding: 'toNearestCent',
    sources: [...price.sources, ...feedInRate.sources],
  }));
  const exported = explained(less(total.amount, ownUse.amount), () => ({
    id: 'exportIncome',
    lines: ['exportIncome'],
    operands: [money('annualSavings', total.amount), money('ownUseSavings', ownUse.amount, '-')],
  }));
  return {
    ownUse: ownUse.amount,
    export: exported.amount,
    total,
    steps: [ownUse, total, exported],
  };
}

/** What a system brings until its end. */
export interface SolarReturns {
  readonly gross: Cents;
  readonly net: Cents;
  /** Years until the savings have paid the net cost, to one decimal; null when nothing is saved. */
  readonly paybackPeriod: number | null;
  /** What is left over the whole life, in percent of the net cost, to one decimal; null when there is no cost. */
  readonly roi: number | null;
  readonly steps: readonly Explainable[];
}

/** Savings x lifespan, the same less the net cost, and how both compare. The payback may lie beyond the lifespan. */
export function solarReturns(
  annualSavings: Cents,
  netCost: Cents,
  lifespanYears: number,
): SolarReturns {
  const gross = explained(times(annualSavings, lifespanYears), () => ({
    id: 'grossTotalSavings',
    lines: ['grossTotalSavings'],
    operands: [
      money('annualSavings', annualSavings),
      counted('lifespan', lifespanYears, '×', 'years'),
    ],
  }));
  const net = explained(less(gross.amount, netCost), () => ({
    id: 'netTotalSavings',
    lines: ['netTotalSavings'],
    operands: [money('grossTotalSavings', gross.amount), money('netCost', netCost, '-')],
  }));
  const paybackPeriod = annualSavings === 0 ? null : payback(netCost, annualSavings);
  const roi = netCost === 0 ? null : returnOnCost(net.amount, netCost);
  return {
    gross: gross.amount,
    net: net.amount,
    paybackPeriod: paybackPeriod?.amount ?? null,
    roi: roi?.amount ?? null,
    steps: [gross, net, ...[paybackPeriod, roi].filter((each) => each !== null)],
  };
}

function payback(netCost: Cents, annualSavings: Cents): Explained<number> {
  return explainedFigure(toOneDecimal(ratio(netCost, annualSavings)), () => ({
    id: 'paybackPeriod',
    lines: ['paybackPeriod'],
    operands: [money('netCost', netCost), money('annualSavings', annualSavings, '÷')],
    rounding: 'toOneDecimal',
    unit: 'years',
  }));
}

function returnOnCost(netTotalSavings: Cents, netCost: Cents): Explained<number> {
  const percent = toOneDecimal(ratio(netTotalSavings * percentOfWhole, netCost));
  return explainedFigure(percent, () => ({
    id: 'roi',
    lines: ['roi'],
    operands: [money('netTotalSavings', netTotalSavings), money('netCost', netCost, '÷')],
    rounding: 'toOneDecimal',
    unit: 'percent',
  }));
}

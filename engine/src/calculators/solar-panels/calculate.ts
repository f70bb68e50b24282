import type { Day } from '../../dated/day.ts';
import { monthOf, type Month } from '../../dated/month.ts';
import { noSources, type Sourced } from '../../dated/source.ts';
import { refuse } from '../../input/refused-input.ts';
import { solarAssumptions, subsidySchemeInForce } from '../../law-in-force/solar/solar-law.ts';
import { subtractCents, toEuros } from '../../money/cents.ts';
import { asNumber, inPercent, millionths, percentOf, type Rate } from '../../money/rate.ts';
import { toOneDecimal } from '../../money/tenths.ts';
import type { Money } from '../../quantity/quantity.ts';
import { namesOf } from '../../records.ts';
import { amountsInEuros } from '../../result/in-euros.ts';
import { withSteps } from '../../result/with-steps.ts';
import { solarYear } from '../../rules/solar/solar-energy.ts';
import { solarPath } from '../../rules/solar/solar-path.ts';
import {
  positionsOf,
  solarReturns,
  solarSavings,
  type SolarReturns,
} from '../../rules/solar/solar-returns.ts';
import { annualGeneration, type SolarSystem } from '../../rules/solar/solar-system.ts';
import { energyFlows } from './energy-flows.ts';
import { explainLines } from './explained-lines.ts';
import { usualFeedInRate } from './feed-in-rate.ts';
import { minLifespanYears, solarPanelsDefaults, type SolarPanelsInput } from './input.ts';
import type { SolarHintId, SolarPanelsResult } from './result.ts';
import { roofWithYield, yieldTable } from './roof.ts';
import { batteryCapacityOf, costOf, systemOf } from './system.ts';

type Energy = ReturnType<typeof energyOf>;

/**
 * Size, cost, savings and payback of solar panels that generate in a year what a home uses.
 *
 * @throws RefusedInput for a lifespan between 0 and the minimum
 */
export function calculate(input: SolarPanelsInput, today: Day): SolarPanelsResult {
  const lifespan = lifespanOf(input);
  const energy = energyOf(input, monthOf(today));
  const money = moneyOf(input, energy, lifespan);
  const { system, year } = energy;
  const { cost, savings, returns, path } = money;
  const result: Figures = {
    ...systemInUnits(system),
    ...moneyInEuros(money),
    lifespan,
    positions: positionsOf(savings.annualSavings, cost.netCost, lifespan).map(toEuros),
    ...flowsInKwh(energy),
    schemeInForce: schemeInForceOf(input, energy, lifespan),
    ...roofIn(input, energy),
    ...(path && { path: pathInEuros(path, cost.netCost) }),
    ...(input.loadPaybackGrid === true && {
      paybackGrid: paybackGridOf(input, energy, cost.netCost),
    }),
  };
  const resultWithHints = { ...result, outcome: outcomeOf(result), hints: hintsOf(result) };
  return withSteps(input, resultWithHints, () =>
    explainLines({ system, cost, year, savings, returns, path }),
  );
}

/** The system, and the electricity of a year by the share of own use, with the assumptions of the month. */
function energyOf(input: SolarPanelsInput, month: Month) {
  const assumed = solarAssumptions(month);
  const { demand, consumption, yieldPerKwp, system } = systemOf(input, month);
  const generation = annualGeneration(system.systemSize, yieldPerKwp);
  const battery = {
    capacity: batteryCapacityOf(input, system),
    fullBonus: assumed.batteryFullBonus,
    fullCapacityKwh: assumed.batteryFullCapacityKwh,
  };
  const yearWith = (selfConsumption: Rate) =>
    solarYear(generation, consumption, selfConsumption, battery);
  const year = yearWith(
    percentOf(input.selfConsumptionRate ?? solarPanelsDefaults.selfConsumptionRate),
  );
  return { month, assumed, demand, system, year, yearWith };
}

/** What a system costs and saves under the subsidy scheme of the input. */
function moneyOf(
  input: SolarPanelsInput,
  { month, assumed, system, year }: Energy,
  lifespan: number,
) {
  const cost = costOf(input, system, month);
  const savings = solarSavings(year, assumed.electricityPrice, feedInRateOf(input, assumed));
  const returns = solarReturns(savings.annualSavings, cost.netCost, lifespan);
  return { cost, savings, returns, path: pathOf(input, savings, cost.netCost, lifespan) };
}

function systemInUnits(system: SolarSystem) {
  return {
    systemSize: toOneDecimal(system.systemSize.amount),
    numberOfPanels: asNumber(system.numberOfPanels.amount),
    surfaceAreaOnRoof: asNumber(system.surfaceAreaOnRoof.amount),
    panelsWeight: asNumber(system.panelsWeight.amount),
  };
}

function moneyInEuros({ cost, savings, returns }: ReturnType<typeof moneyOf>) {
  const { grossTotalSavings, netTotalSavings } = returns;
  return {
    ...amountsInEuros(cost),
    ...amountsInEuros(savings),
    ...amountsInEuros({ grossTotalSavings, netTotalSavings }),
    paybackPeriod: yearsOf(returns),
    roi: returns.roi && inPercent(returns.roi.amount),
  };
}

function flowsInKwh({ assumed, demand, year }: Energy) {
  const flows = energyFlows(demand, year, assumed.profiles);
  return {
    annualEnergy: flows.year,
    monthlyConsumption: flows.months,
    selfUseWithinMonths: flows.selfUseWithinMonths,
    selfUseBeyondMonths: flows.selfUseBeyondMonths,
  };
}

/**
 * The same system under the scheme in force, with the market price for exported electricity. It is `null` without panels, or
 * if the input has this scheme.
 */
function schemeInForceOf(
  input: SolarPanelsInput,
  energy: Energy,
  lifespan: number,
): SolarPanelsResult['schemeInForce'] {
  const hasPanels = energy.system.numberOfPanels.amount.numerator > 0;
  const subsidyScheme = subsidySchemeInForce(energy.month);
  if (!hasPanels || input.subsidyScheme === subsidyScheme) return null;
  const { cost, savings, returns, path } = moneyOf(
    { ...input, subsidyScheme, feedInRate: null },
    energy,
    lifespan,
  );
  return {
    subsidyScheme,
    stateSubsidy: toEuros(cost.stateSubsidy.amount),
    netCost: toEuros(cost.netCost.amount),
    annualSavings: toEuros(savings.annualSavings.amount),
    netTotalSavings: toEuros(returns.netTotalSavings.amount),
    paybackPeriod: yearsOf(returns),
    ...(path && { path: totalsOf(path) }),
  };
}

/** What the roof yields compared with other roofs; nothing where the input names no roof. */
function roofIn(
  input: SolarPanelsInput,
  { assumed }: Energy,
): Pick<SolarPanelsResult, 'roofShare' | 'roof'> {
  const found = roofWithYield(input, assumed);
  if (!found) return {};
  const { share, ...roof } = found;
  return { roofShare: share, roof: { ...roof, table: yieldTable(assumed) } };
}

/** Savings year by year; nothing where no change from year to year was asked for. */
function pathOf(
  { priceChange, outputLoss }: SolarPanelsInput,
  savings: ReturnType<typeof solarSavings>,
  netCost: Money,
  lifespan: number,
) {
  if (typeof priceChange !== 'number' && typeof outputLoss !== 'number') return undefined;
  const changes = { priceChange: priceChange ?? 0, outputLoss: outputLoss ?? 0 };
  return solarPath(savings, netCost, lifespan, changes);
}

/** What the years of a path come to. */
function totalsOf({
  grossTotalSavings,
  netTotalSavings,
  paybackPeriod,
  roi,
}: ReturnType<typeof solarPath>) {
  return {
    ...amountsInEuros({ grossTotalSavings, netTotalSavings }),
    paybackPeriod,
    roi: roi && inPercent(roi.amount),
  };
}

function pathInEuros(path: ReturnType<typeof solarPath>, netCost: Money) {
  return {
    ...totalsOf(path),
    years: path.years.map(({ year, savings, total }) => ({
      year,
      savings: toEuros(savings),
      total: toEuros(total),
      position: toEuros(subtractCents(total, netCost.amount)),
    })),
  };
}

/** The payback at some prices of electricity and shares of own use. */
function paybackGridOf(input: SolarPanelsInput, { assumed, yearWith }: Energy, netCost: Money) {
  const { value, sources } = assumed.paybackGrid;
  const feedInRate = feedInRateOf(input, assumed);
  return value.prices.flatMap((price) =>
    value.selfConsumption.map((share) => {
      const { annualSavings } = solarSavings(
        yearWith(share),
        { value: price, sources },
        feedInRate,
      );
      return {
        electricityPrice: asNumber(price),
        selfConsumptionRate: inPercent(share),
        paybackPeriod: yearsOf(solarReturns(annualSavings, netCost, 0)),
      };
    }),
  );
}

function yearsOf({ paybackPeriod }: SolarReturns): number | null {
  return paybackPeriod === null ? null : asNumber(paybackPeriod.amount);
}

/** Null is an empty field and means zero years. A missing field has its default. */
function lifespanOf({ lifespan = solarPanelsDefaults.lifespan }: SolarPanelsInput): number {
  const years = lifespan ?? 0;
  if (years > 0 && years < minLifespanYears) {
    refuse({ field: 'lifespan', code: 'belowMinimum', limit: minLifespanYears });
  }
  return years;
}

/** Rates are kept to six decimals, because tariffs are published in euros per MWh with cents. */
function feedInRateOf(
  { feedInRate, subsidyScheme }: SolarPanelsInput,
  assumed: Energy['assumed'],
): Sourced<Rate> {
  return typeof feedInRate === 'number'
    ? { value: millionths(feedInRate), sources: noSources }
    : usualFeedInRate(subsidyScheme ?? solarPanelsDefaults.subsidyScheme, assumed);
}

type Figures = Omit<SolarPanelsResult, 'hints' | 'outcome'>;

/** What the panels come to, with the changes from year to year where there are some. */
function outcomeOf(result: Figures): SolarPanelsResult['outcome'] {
  const { numberOfPanels, netCost, lifespan, path } = result;
  const { paybackPeriod, netTotalSavings } = path?.years.length ? path : result;
  if (numberOfPanels === 0) return 'nothing';
  if (result.paybackPeriod === null) return 'nothingSaved';
  if (netCost === 0) return 'covered';
  if (paybackPeriod === null) return 'notPaid';
  if (lifespan === 0) return 'noYears';
  return netTotalSavings < 0 ? 'beyond' : 'paid';
}

function hintsOf(result: Figures): readonly SolarHintId[] {
  const { paybackPeriod, lifespan, netCost } = result;
  const holds: Readonly<Record<SolarHintId, boolean>> = {
    nothingToSize: result.numberOfPanels === 0,
    costFullyCovered: result.numberOfPanels > 0 && netCost === 0,
    nothingSaved: result.numberOfPanels > 0 && result.annualSavings === 0,
    paybackBeyondLifespan: paybackPeriod !== null && result.netTotalSavings < 0 && lifespan > 0,
    selfUseBeyondMonths: result.selfUseBeyondMonths > 0,
  };
  return namesOf(holds).filter((hint) => holds[hint]);
}

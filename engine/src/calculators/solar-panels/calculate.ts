import { noSources, type Sourced } from '../../dated/source.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import { solarAssumptions } from '../../law-in-force/solar-law.ts';
import { toEuros } from '../../money/cents.ts';
import { asNumber, inPercent, millionths, percentOf, type Rate } from '../../money/rate.ts';
import { fromTenths, toOneDecimal } from '../../money/tenths.ts';
import type { Money } from '../../quantity/quantity.ts';
import { amountsInEuros } from '../../result/in-euros.ts';
import { roofShare } from '../../rules/solar/roof-yield.ts';
import { solarYear } from '../../rules/solar/solar-energy.ts';
import { solarPath } from '../../rules/solar/solar-path.ts';
import { solarReturns, solarSavings, type SolarReturns } from '../../rules/solar/solar-returns.ts';
import { annualGeneration } from '../../rules/solar/solar-system.ts';
import { namesOf } from '../../schema/json-schema.ts';
import { energyFlows } from './energy-flows.ts';
import { explainLines } from './explained-lines.ts';
import { minLifespanYears, solarPanelsDefaults, type SolarPanelsInput } from './input.ts';
import type { SolarHintId, SolarPanelsResult } from './result.ts';
import {
  batteryCapacityOf,
  costOf,
  roofOf,
  schemeInForce,
  systemOf,
  underSchemeInForce,
} from './system.ts';

/**
 * Size, cost, savings and payback of solar panels that generate in a year what a home uses.
 *
 * @throws RefusedInput for a lifespan between 0 and the minimum
 */
export function calculate(input: SolarPanelsInput): SolarPanelsResult {
  const lifespan = lifespanOf(input);
  const assumed = solarAssumptions();
  const { demand, consumption, yieldPerKwp, system } = systemOf(input);
  const generation = annualGeneration(system.systemSize, yieldPerKwp);
  const yearWith = (selfConsumption: Rate) =>
    solarYear(generation, consumption, selfConsumption, {
      capacity: batteryCapacityOf(input, system),
      fullBonus: assumed.batteryFullBonus,
      fullCapacityKwh: assumed.batteryFullCapacityKwh,
    });
  const year = yearWith(
    percentOf(input.selfConsumptionRate ?? solarPanelsDefaults.selfConsumptionRate),
  );
  const moneyOf = (given: SolarPanelsInput) => {
    const cost = costOf(given, system);
    const savings = solarSavings(year, assumed.electricityPrice, feedInRateOf(given));
    const returns = solarReturns(savings.annualSavings, cost.netCost, lifespan);
    return { cost, savings, returns, path: pathOf(input, savings, cost.netCost, lifespan) };
  };
  const { cost, savings, returns, path } = moneyOf(input);
  const { grossTotalSavings, netTotalSavings } = returns;
  const numberOfPanels = asNumber(system.numberOfPanels.amount);
  const isCompared = numberOfPanels > 0 && input.subsidyScheme !== schemeInForce;
  const moneyInForce = isCompared ? moneyOf(underSchemeInForce(input)) : undefined;
  const roof = roofOf(input);
  const flows = energyFlows(demand, year);
  const result: Omit<SolarPanelsResult, 'hints'> = {
    systemSize: toOneDecimal(system.systemSize.amount),
    numberOfPanels,
    surfaceAreaOnRoof: asNumber(system.surfaceAreaOnRoof.amount),
    panelsWeight: asNumber(system.panelsWeight.amount),
    ...amountsInEuros(cost),
    ...amountsInEuros(savings),
    ...amountsInEuros({ grossTotalSavings, netTotalSavings }),
    paybackPeriod: yearsOf(returns),
    roi: returns.roi && inPercent(returns.roi.amount),
    lifespan,
    annualEnergy: flows.year,
    monthlyConsumption: flows.months,
    selfUseBeyondMonths: fromTenths(flows.selfUseBeyondMonthsTenths),
    schemeInForce:
      moneyInForce === undefined
        ? null
        : {
            subsidyScheme: schemeInForce,
            stateSubsidy: toEuros(moneyInForce.cost.stateSubsidy.amount),
            netCost: toEuros(moneyInForce.cost.netCost.amount),
            annualSavings: toEuros(moneyInForce.savings.annualSavings.amount),
            netTotalSavings: toEuros(moneyInForce.returns.netTotalSavings.amount),
            paybackPeriod: yearsOf(moneyInForce.returns),
            ...(moneyInForce.path && { path: totalsOf(moneyInForce.path) }),
          },
    ...(roof && { roofShare: inPercent(roofShare(roof, assumed.roofYield.value)) }),
    ...(path && {
      path: {
        ...totalsOf(path),
        years: path.years.map(({ year: number, savings: savingsOfYear, total }) => ({
          year: number,
          savings: toEuros(savingsOfYear),
          total: toEuros(total),
        })),
      },
    }),
    ...(input.loadPaybackGrid === true && {
      paybackGrid: paybackGridOf(cost.netCost, (price, selfConsumption) =>
        solarSavings(yearWith(selfConsumption), price, feedInRateOf(input)),
      ),
    }),
  };
  const resultWithHints = { ...result, hints: hintsOf(result) };
  if (input.explain === false) return resultWithHints;
  return {
    ...resultWithHints,
    explanation: explainLines({ system, cost, year, savings, returns, path }),
  };
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

/** The payback at some prices of electricity and shares of own use. */
function paybackGridOf(
  netCost: Money,
  savingsAt: (price: Sourced<Rate>, selfConsumption: Rate) => ReturnType<typeof solarSavings>,
) {
  const { value, sources } = solarAssumptions().paybackGrid;
  return value.prices.flatMap((price) =>
    value.selfConsumption.map((share) => {
      const { annualSavings } = savingsAt({ value: price, sources }, share);
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
    throw new RefusedInput([{ field: 'lifespan', code: 'belowMinimum', limit: minLifespanYears }]);
  }
  return years;
}

/**
 * Rates are kept to six decimals, because tariffs are published in euros per MWh with cents. With a subsidy of the State no
 * tariff is guaranteed, so a missing rate means the market price.
 */
function feedInRateOf({ feedInRate, subsidyScheme }: SolarPanelsInput): Sourced<Rate> {
  const scheme = subsidyScheme ?? solarPanelsDefaults.subsidyScheme;
  if ((feedInRate ?? null) === null && scheme !== 'own') return solarAssumptions().solarMarketPrice;
  return { value: millionths(feedInRate ?? solarPanelsDefaults.feedInRate), sources: noSources };
}

function hintsOf(result: Omit<SolarPanelsResult, 'hints'>): readonly SolarHintId[] {
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

import type { Source, Sourced } from '../../dated/source.ts';
import type { CostSubsidy, SizedSubsidy } from '../../law/solar/solar-panels.ts';
import type { Cents } from '../../money/cents.ts';
import type { Exact } from '../../money/exact.ts';
import { addRates, isHigherRate, whole, wholeRate, type Rate } from '../../money/rate.ts';
import { inUnit, min, minus, over, plus, times, waived } from '../../quantity/arithmetic.ts';
import { isBelow, zeroOf } from '../../quantity/comparison.ts';
import { count, measure, money, price, share, step } from '../../quantity/names.ts';
import { citing } from '../../quantity/notes.ts';
import type { Formula, Measure, Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';

/** The figures of a subsidy of the State. */
export type StateSubsidyLaw =
  | { readonly kind: 'entered'; readonly share: Rate }
  | {
      readonly kind: 'byCost';
      readonly figures: Sourced<CostSubsidy>;
      readonly vatRate: Sourced<Rate>;
    }
  | {
      readonly kind: 'bySize';
      readonly panels: Sourced<SizedSubsidy>;
      readonly battery: Sourced<SizedSubsidy>;
    };

/** The system to subsidise. Costs include VAT. */
interface SubsidisedSystem {
  readonly systemSize: Measure<'kWp'>;
  readonly batteryCapacity: Measure<'kWh'>;
  readonly solarPanelCost: Money;
  readonly batteryCost: Money;
  readonly totalCost: Money;
}

/** The State's subsidy: a share of the cost, with or without a ceiling, or amounts by the size of panels and battery. */
export function stateSubsidy(figures: StateSubsidyLaw, system: SubsidisedSystem): Money {
  switch (figures.kind) {
    case 'entered':
      return step(
        'stateSubsidy',
        times(system.totalCost, share('stateSubsidyRate', figures.share)),
        toNearestCent,
      );
    case 'byCost':
      return shareUpToCeiling(figures.figures, figures.vatRate, system);
    case 'bySize':
      return amountsBySize(figures.panels, figures.battery, system);
  }
}

function shareUpToCeiling(
  { value: figures, sources }: Sourced<CostSubsidy>,
  vatRate: Sourced<Rate>,
  system: SubsidisedSystem,
): Money {
  const { systemSize } = system;
  const largest = count('subsidyLargestSystem', figures.largestSize, 'kWp', sources);
  if (isBelow(largest, systemSize)) {
    return step('stateSubsidy', waived(largest, systemSize, zeroOf(system.totalCost)));
  }
  const vatFactor = measure(
    'subsidyVatFactor',
    addRates(wholeRate, vatRate.value),
    'number',
    vatRate.sources,
  );
  const costWithoutVat = step(
    'subsidyCostWithoutVat',
    over(subsidisedCost(figures, sources, system), vatFactor),
    toNearestCent,
  );
  const shareOfCost = step(
    'subsidyByShare',
    times(costWithoutVat, share('subsidyShare', figures.share, sources)),
    toNearestCent,
  );
  const ceiling = step(
    'subsidyCeiling',
    times(systemSize, price('subsidyMaximumPerKwp', figures.maximumPerKwp, 'EUR/kWp', sources)),
    toNearestCent,
  );
  return step('stateSubsidy', min(shareOfCost, ceiling));
}

/** The cost of the panels, and of a battery that meets the conditions. */
function subsidisedCost(
  { batteryConditions }: CostSubsidy,
  sources: readonly Source[],
  { systemSize, batteryCapacity, solarPanelCost, batteryCost, totalCost }: SubsidisedSystem,
): Money {
  if (batteryCapacity.amount.numerator === 0) return solarPanelCost;
  const { panelsAbove, capacityPerKwp, largestCapacity } = batteryConditions;
  const smallestPanels = count('subsidyBatteryPanelsAbove', panelsAbove, 'kWp', sources);
  const costWithoutBattery = (excluded: Formula<Cents, 'EUR'>) =>
    step('subsidisedCost', plus(solarPanelCost, step('subsidisedBatteryCost', excluded)));
  if (!isBelow(smallestPanels, systemSize)) {
    return costWithoutBattery(waived(systemSize, smallestPanels, zeroOf(batteryCost)));
  }
  const perKwp = measure('subsidyBatteryPerKwp', capacityPerKwp, 'kWh/kWp', sources);
  const largest = step(
    'subsidyLargestBattery',
    min(
      step('subsidyBatteryForPanels', times(systemSize, perKwp)),
      count('subsidyBatteryMaximumCapacity', largestCapacity, 'kWh', sources),
    ),
  );
  return isBelow(largest, batteryCapacity)
    ? costWithoutBattery(waived(largest, batteryCapacity, zeroOf(batteryCost)))
    : totalCost;
}

function amountsBySize(
  panelTerms: Sourced<SizedSubsidy>,
  batteryTerms: Sourced<SizedSubsidy>,
  { systemSize, batteryCapacity, solarPanelCost, batteryCost }: SubsidisedSystem,
): Money {
  const panels = amountForSize(panelTerms, systemSize, solarPanelCost, panelIds);
  if (batteryCapacity.amount.numerator === 0) return step('stateSubsidy', panels);
  const battery = amountForSize(batteryTerms, batteryCapacity, batteryCost, batteryIds);
  return step('stateSubsidy', plus(panels, battery));
}

const panelIds = {
  unit: 'kWp',
  unitOfPrice: 'EUR/kWp',
  rate: 'panelSubsidyRate',
  reduction: 'panelSubsidyReduction',
  reductionSize: null,
  perUnit: 'panelSubsidyPerKwp',
  amountByFormula: 'panelSubsidyByFormula',
  maximum: 'panelSubsidyMaximum',
  smallest: 'panelSubsidySmallest',
  granted: 'panelSubsidy',
} as const;

const batteryIds = {
  unit: 'kWh',
  unitOfPrice: 'EUR/kWh',
  rate: 'batterySubsidyRate',
  reduction: 'batterySubsidyReduction',
  reductionSize: 'batterySubsidyReductionSize',
  perUnit: 'batterySubsidyPerKwh',
  amountByFormula: 'batterySubsidyByFormula',
  maximum: 'batterySubsidyMaximum',
  smallest: 'batterySubsidySmallest',
  granted: 'batterySubsidy',
} as const;

type SizedIds = typeof panelIds | typeof batteryIds;
type Size = Measure<'kWp' | 'kWh'>;

/** The amount by the figures, at most the cost. */
function amountForSize(
  figures: Sourced<SizedSubsidy>,
  size: Size,
  cost: Money,
  ids: SizedIds,
): Money {
  const { smallestSize, fullSize, maximum } = figures.value;
  const smallest = count(ids.smallest, smallestSize, ids.unit, figures.sources);
  if (isBelow(size, smallest)) return step(ids.granted, waived(size, smallest, zeroOf(cost)));
  const isFull = !isHigherRate(whole(fullSize), size.amount);
  const amountNamed = (id: SizedIds['granted' | 'amountByFormula']) =>
    isFull
      ? step(id, money(ids.maximum, maximum, figures.sources))
      : step(id, amountByFormula(figures, size, ids), toNearestCent);
  const granted = amountNamed(ids.granted);
  return isBelow(cost, granted)
    ? step(ids.granted, min(amountNamed(ids.amountByFormula), cost))
    : granted;
}

function amountByFormula(
  { value: figures, sources }: Sourced<SizedSubsidy>,
  size: Size,
  ids: SizedIds,
): Formula<Exact, 'EUR'> {
  const rate = price(ids.rate, figures.perUnit, ids.unitOfPrice, sources);
  const reduction = price(ids.reduction, figures.reduction, ids.unitOfPrice, sources);
  const reductionPerUnit =
    ids.reductionSize === null
      ? reduction
      : over(reduction, count(ids.reductionSize, figures.reductionSize, 'number'));
  // The reduction is a price for one unit of size, so reduction x size is a price again.
  const reductionOfSize = inUnit(ids.unitOfPrice, times(reductionPerUnit, size));
  const perUnit = step(ids.perUnit, minus(rate, reductionOfSize));
  return citing(times(size, perUnit), sources);
}

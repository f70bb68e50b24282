import {
  explained,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, measured, money, rated } from '../explanation/operand.ts';
import type { Operand } from '../explanation/step.ts';
import { lowest, noCents, sum, type Cents } from '../money/cents.ts';
import { divide, multiply, subtract, type Exact } from '../money/exact.ts';
import { isHigherRate, ratio, type Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';

/** The amount for a size: size x (perUnit - reduction / reductionSize x size), the maximum from a full size on. */
export interface SizedSubsidyTerms {
  readonly perUnit: Cents;
  readonly reduction: Cents;
  readonly reductionSize: number;
  readonly maximum: Cents;
  readonly fullSize: number;
  readonly smallestSize: number;
}

/** How the State's subsidy is found. */
export type SubsidyTerms =
  | { readonly kind: 'entered'; readonly share: Rate }
  | { readonly kind: 'byCost'; readonly share: Sourced<Rate>; readonly maximumPerKwp: Cents }
  | {
      readonly kind: 'bySize';
      readonly panels: Sourced<SizedSubsidyTerms>;
      readonly battery: Sourced<SizedSubsidyTerms>;
    };

/** What is subsidised: sizes in kWp and kWh, costs with VAT. */
export interface SubsidisedSystem {
  readonly sizeKwp: Rate;
  readonly batteryKwh: number;
  readonly panelCost: Cents;
  readonly batteryCost: Cents;
  readonly totalCost: Cents;
}

export interface StateSubsidy {
  readonly amount: Cents;
  readonly steps: readonly Explainable[];
}

/** What the State pays: a share of the cost, with or without a ceiling, or the amounts for the sizes of panels and battery. */
export function stateSubsidy(terms: SubsidyTerms, system: SubsidisedSystem): StateSubsidy {
  switch (terms.kind) {
    case 'entered':
      return enteredShare(terms.share, system.totalCost);
    case 'byCost':
      return shareUpToCeiling(terms.share, terms.maximumPerKwp, system);
    case 'bySize':
      return amountsBySize(terms.panels, terms.battery, system);
  }
}

function enteredShare(share: Rate, totalCost: Cents): StateSubsidy {
  const state = explained(toNearestCent(multiply(totalCost, share)), () => ({
    id: 'stateSubsidy',
    lines: ['stateSubsidy'],
    operands: [money('totalCost', totalCost), rated('stateSubsidyRate', share)],
    rounding: 'toNearestCent',
  }));
  return { amount: state.amount, steps: [state] };
}

function shareUpToCeiling(
  { value: share, sources }: Sourced<Rate>,
  maximumPerKwp: Cents,
  { sizeKwp, totalCost }: SubsidisedSystem,
): StateSubsidy {
  const ofCost = explained(toNearestCent(multiply(totalCost, share)), () => ({
    id: 'subsidyByShare',
    lines: ['stateSubsidy'],
    operands: [money('totalCost', totalCost), rated('subsidyShare', share)],
    rounding: 'toNearestCent',
    sources,
  }));
  const ceiling = explained(toNearestCent(multiply(maximumPerKwp, sizeKwp)), () => ({
    id: 'subsidyCeiling',
    lines: ['stateSubsidy'],
    operands: [
      measured('systemSize', sizeKwp, 'kWp'),
      { ...money('subsidyMaximumPerKwp', maximumPerKwp, '×'), unit: 'EUR/kWp' },
    ],
    rounding: 'toNearestCent',
    sources,
  }));
  const state = lowerOf('stateSubsidy', lowest(ofCost.amount, ceiling.amount), () => [
    money('subsidyByShare', ofCost.amount),
    money('subsidyCeiling', ceiling.amount),
  ]);
  return { amount: state.amount, steps: [ofCost, ceiling, state] };
}

function amountsBySize(
  panelTerms: Sourced<SizedSubsidyTerms>,
  batteryTerms: Sourced<SizedSubsidyTerms>,
  { sizeKwp, batteryKwh, panelCost, batteryCost }: SubsidisedSystem,
): StateSubsidy {
  const panels = amountForSize(panelTerms, sizeKwp, panelCost, panelIds);
  const battery = amountForSize(batteryTerms, ratio(batteryKwh, 1), batteryCost, batteryIds);
  const state = explained(sum(panels.amount, battery.amount), () => ({
    id: 'stateSubsidy',
    lines: ['stateSubsidy'],
    operands: [
      money('panelSubsidy', panels.amount),
      ...(batteryKwh === 0 ? [] : [money('batterySubsidy', battery.amount)]),
    ],
  }));
  return {
    amount: state.amount,
    steps: [...panels.steps, ...(batteryKwh === 0 ? [] : battery.steps), state],
  };
}

const panelIds = {
  size: 'systemSize',
  unit: 'kWp',
  perUnitUnit: 'EUR/kWp',
  rate: 'panelSubsidyRate',
  reduction: 'panelSubsidyReduction',
  reductionSize: undefined,
  perUnit: 'panelSubsidyPerKwp',
  byFormula: 'panelSubsidyByFormula',
  maximum: 'panelSubsidyMaximum',
  smallest: 'panelSubsidySmallest',
  cost: 'solarPanelCost',
  granted: 'panelSubsidy',
} as const;

const batteryIds = {
  size: 'batteryCapacity',
  unit: 'kWh',
  perUnitUnit: 'EUR/kWh',
  rate: 'batterySubsidyRate',
  reduction: 'batterySubsidyReduction',
  reductionSize: 'batterySubsidyReductionSize',
  perUnit: 'batterySubsidyPerKwh',
  byFormula: 'batterySubsidyByFormula',
  maximum: 'batterySubsidyMaximum',
  smallest: 'batterySubsidySmallest',
  cost: 'batteryCost',
  granted: 'batterySubsidy',
} as const;

type SizedIds = typeof panelIds | typeof batteryIds;

/** The amount by the terms, and never more than the cost. */
function amountForSize(
  { value: terms, sources }: Sourced<SizedSubsidyTerms>,
  size: Rate,
  cost: Cents,
  ids: SizedIds,
): StateSubsidy {
  const smallest = ratio(terms.smallestSize, 1);
  if (isHigherRate(smallest, size)) {
    const none = explained(noCents, () => ({
      id: ids.granted,
      lines: ['stateSubsidy'],
      operation: 'waived',
      operands: [measured(ids.size, size, ids.unit), measured(ids.smallest, smallest, ids.unit)],
      sources,
    }));
    return { amount: none.amount, steps: [none] };
  }
  const byTerms = byFormulaOrMaximum({ value: terms, sources }, size, cost, ids);
  if (byTerms.amount <= cost) return byTerms;
  const cut = lowerOf(ids.granted, cost, () => [
    money(ids.byFormula, byTerms.amount),
    money(ids.cost, cost),
  ]);
  return { amount: cut.amount, steps: [...byTerms.steps, cut] };
}

function byFormulaOrMaximum(
  { value: terms, sources }: Sourced<SizedSubsidyTerms>,
  size: Rate,
  cost: Cents,
  ids: SizedIds,
): StateSubsidy {
  // Where the cost cuts it, what the terms give is not yet what is granted.
  const idOf = (amount: Cents) => (amount <= cost ? ids.granted : ids.byFormula);
  if (!isHigherRate(ratio(terms.fullSize, 1), size)) {
    const maximum = explained(terms.maximum, () => ({
      id: idOf(terms.maximum),
      lines: ['stateSubsidy'],
      operands: [money(ids.maximum, terms.maximum)],
      sources,
    }));
    return { amount: maximum.amount, steps: [maximum] };
  }
  const perUnit: Explained<Exact> = explained(
    subtract(terms.perUnit, multiply(divide(terms.reduction, terms.reductionSize), size)),
    () => ({
      id: ids.perUnit,
      lines: ['stateSubsidy'],
      operands: [
        { ...money(ids.rate, terms.perUnit), unit: ids.perUnitUnit },
        { ...money(ids.reduction, terms.reduction, '-'), unit: ids.perUnitUnit },
        ...(ids.reductionSize === undefined
          ? []
          : [counted(ids.reductionSize, terms.reductionSize, '÷')]),
        measured(ids.size, size, ids.unit, '×'),
      ],
      unit: ids.perUnitUnit,
      sources,
    }),
  );
  const amount = toNearestCent(multiply(perUnit.amount, size));
  const whole = explained(amount, () => ({
    id: idOf(amount),
    lines: ['stateSubsidy'],
    operands: [
      measured(ids.size, size, ids.unit),
      { ...money(ids.perUnit, perUnit.amount, '×'), unit: ids.perUnitUnit },
    ],
    rounding: 'toNearestCent',
    sources,
  }));
  return { amount, steps: [perUnit, whole] };
}

function lowerOf(
  id: 'stateSubsidy' | 'panelSubsidy' | 'batterySubsidy',
  amount: Cents,
  operands: () => readonly Operand[],
): Explained {
  return explained(amount, () => ({
    id,
    lines: ['stateSubsidy'],
    operation: 'lowest',
    operands: operands(),
  }));
}

import { expect } from 'vitest';
import type { RoundingId, Step } from './step.ts';

/** A reader who redoes every step with a pocket calculator, knowing only what the step says. */
function redo(step: Step): number {
  switch (step.operation) {
    case 'given':
      return step.operands[0]?.value ?? Number.NaN;
    case 'lowest':
      return Math.min(...step.operands.map(({ value }) => value));
    case 'highest':
      return Math.max(...step.operands.map(({ value }) => value));
    case 'waived': {
      const [income, limit] = step.operands;
      return income && limit && income.value <= limit.value ? 0 : Number.NaN;
    }
    case 'tariff':
    case 'feeScale':
      return (step.brackets ?? []).reduce((total, { tax }) => total + tax, 0);
    case 'arithmetic':
      return arithmetic(step);
    case 'annuityPayment':
    case 'annuityLoan':
    case 'annuityMonths':
    case 'annuityBalance':
      return annuity(step);
    case 'annuityRate':
      return effectiveRate(step);
  }
}

/** By the textbook: growth of one euro over the months, then the formula of the operation. */
function annuity({ operation, operands }: Step): number {
  const [first = Number.NaN, percent = Number.NaN, third = Number.NaN, fourth = Number.NaN] =
    operands.map(({ value }) => value);
  const rate = percent / 100;
  if (operation === 'annuityPayment') {
    return rate === 0 ? first / third : (first * rate) / (1 - (1 + rate) ** -third);
  }
  if (operation === 'annuityLoan') {
    return rate === 0 ? first * third : (first * (1 - (1 + rate) ** -third)) / rate;
  }
  if (operation === 'annuityMonths') {
    return rate === 0 ? first / third : -Math.log(1 - (first * rate) / third) / Math.log(1 + rate);
  }
  const growth = (1 + rate) ** fourth;
  return first * growth - (rate === 0 ? third * fourth : (third * (growth - 1)) / rate);
}

/** By trial: the yearly growth at which an amount is worth its payments, in percent. */
function effectiveRate({ operands }: Step): number {
  const [received = Number.NaN, payment = Number.NaN, months = Number.NaN] = operands.map(
    ({ value }) => value,
  );
  let [below, above] = [0, 1e6];
  for (let trial = 0; trial < 200; trial += 1) {
    const middle = (below + above) / 2;
    const monthly = (1 + middle / 100) ** (1 / 12);
    const worth =
      monthly === 1 ? payment * months : (payment * (1 - monthly ** -months)) / (monthly - 1);
    if (worth > received) below = middle;
    else above = middle;
  }
  return below;
}

function arithmetic({ operands, unit: unitOfResult }: Step): number {
  let total = 0;
  let term = 0;
  for (const { operator, unit, value } of operands) {
    const factor = unit === 'percent' ? value / 100 : value;
    if (operator === '+' || operator === '-') {
      total += term;
      term = operator === '+' ? factor : -factor;
    } else {
      term = operator === '×' ? term * factor : term / factor;
    }
  }
  const result = total + term;
  return unitOfResult === 'percent' ? result * 100 : result;
}

const roundings: Readonly<Record<RoundingId, (amount: number) => number>> = {
  exact: (amount) => amount,
  toNearestCent: (amount) => Math.round(amount * 100 + slack) / 100,
  upToCent: (amount) => Math.ceil(amount * 100 - slack) / 100,
  sharedToTheCent: (amount) => Math.round(amount * 100 + slack) / 100,
  downToCent: (amount) => Math.floor(amount * 100 + slack) / 100,
  downToTwentyCents: (amount) => Math.floor(amount * 5 + slack) / 5,
  downToTenCents: (amount) => Math.floor(amount * 10 + slack) / 10,
  downToEuro: (amount) => Math.floor(amount + slack),
  upToEuro: (amount) => Math.ceil(amount - slack),
  downToFiveEuros: (amount) => Math.floor(amount / 5 + slack) * 5,
  downToFiftyEuros: (amount) => Math.floor(amount / 50 + slack) * 50,
  downToTwoHundredEuros: (amount) => Math.floor(amount / 200 + slack) * 200,
  downToTwelveHundredEuros: (amount) => Math.floor(amount / 1200 + slack) * 1200,
  downToHalfPercent: (amount) => Math.floor(amount * 2 + slack) / 2,
  downToEighthPercent: (amount) => Math.floor(amount * 8 + slack) / 8,
  toTwoDecimals: (amount) => Math.round(amount * 100 + slack) / 100,
  toOneDecimal: (amount) => Math.round(amount * 10 + slack) / 10,
  // Whole things are counted, and a hair of one is one: only what binary floats leave behind is not.
  upToWhole: (amount) => Math.ceil(amount - slack / 1000),
};
// The pocket calculator works in binary floats; the engine does not.
const slack = 1e-6;

/** How far a step's amount is from what its own operands and rounding give. */
export function differenceWhenRedone(step: Step): number {
  const raised = step.raisedToZero ? Math.max(0, redo(step)) : redo(step);
  const difference = Math.abs(roundings[step.rounding](raised) - step.amount);
  // Cents that two persons share may be the cent beside the nearest.
  return step.rounding === 'sharedToTheCent' && difference < 0.011 ? 0 : difference;
}

/** Expects every step of an explanation, or of some of its parts, to give its amount to whoever redoes it. */
export function expectRedone(explanation: unknown, within = 1e-5): void {
  // One expectation for all of them: one for each would take most of a test's time.
  const wrong = stepsIn(explanation).filter((step) => !(differenceWhenRedone(step) < within));
  expect(wrong).toEqual([]);
}

/**
 * Where a list of steps uses the amount of an earlier step otherwise than it came out.
 *
 * @param mustBeExplained whether an operand must be an earlier step
 */
export function wrongUses(
  steps: readonly Step[],
  mustBeExplained: (id: string) => boolean = () => false,
): readonly string[] {
  const wrong: string[] = [];
  const amounts = new Map<string, number[]>();
  for (const step of steps) {
    for (const { id, value } of step.operands) {
      const earlier = amounts.get(id);
      if (earlier ? !earlier.includes(value) : mustBeExplained(id)) {
        wrong.push(`${step.id} uses ${id} ${value}, not ${String(earlier)}`);
      }
    }
    amounts.set(step.id, [...(amounts.get(step.id) ?? []), step.amount]);
  }
  return wrong;
}

/** The steps of an explanation, whichever parts it has. */
function stepsIn(explanation: unknown): readonly Step[] {
  if (typeof explanation !== 'object' || explanation === null) return [];
  return isStep(explanation) ? [explanation] : Object.values(explanation).flatMap(stepsIn);
}

function isStep(part: object): part is Step {
  return 'operation' in part;
}

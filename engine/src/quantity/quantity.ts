import type { Source } from '../dated/source.ts';
import type { Explainable } from '../explanation/explained.ts';
import type { BracketShare, MonthSpan, OperandId, Operation, Unit } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import type { Amount, Kind } from './amount.ts';
import type { Rounding } from './rounding.ts';

/** How a formula is made: an operation of a step, arithmetic told apart; or, for a quantity, where it is known from. */
export type Making =
  | Exclude<Operation, 'arithmetic'>
  | 'figure'
  | 'called'
  | 'plus'
  | 'minus'
  | 'times'
  | 'over'
  | 'handWritten';

/** A progressive tariff that is ready for use. */
export interface ProgressiveTariff {
  /** The tax on a yearly income, not rounded. */
  taxOn(income: Cents): Exact;
  /** The brackets that an income reaches, each with the income and the tax within it. */
  sharesOf(income: Cents): readonly BracketShare[];
}

/** What a formula may carry beside its arithmetic. */
export interface Notes {
  readonly sources?: readonly Source[];
  /** Months of the year for which it holds. */
  readonly months?: MonthSpan | undefined;
  /** What decided the formula without being one of its operands; explained before it. */
  readonly decidedBy?: readonly Quantity[];
  /** The tariff by which it was computed; its brackets are written when the step is read. */
  readonly tariff?: ProgressiveTariff;
  /** Steps of a rule that is not yet arithmetic on quantities. */
  readonly handWritten?: readonly Explainable[];
}

export const noNotes: Notes = {};
export const noOperands: readonly Formula[] = [];

/** What a step can be: an amount, computed at once, and what it was computed from. */
export class Formula<A extends Amount = Amount, U extends Unit = Unit> {
  readonly amount: A;
  readonly kind: Kind;
  readonly unit: U;
  readonly making: Making;
  readonly operands: readonly Formula[];
  readonly isFlooredAtZero: boolean;
  readonly notes: Notes;

  constructor(
    amount: A,
    kind: Kind,
    unit: U,
    making: Making,
    operands: readonly Formula[],
    isFlooredAtZero = false,
    notes = noNotes,
  ) {
    this.amount = amount;
    this.kind = kind;
    this.unit = unit;
    this.making = making;
    this.operands = operands;
    this.isFlooredAtZero = isFlooredAtZero;
    this.notes = notes;
  }
}

declare const isTerm: unique symbol;

/** A formula that may stand in a longer one without a bracket: a quantity, or sums and products of such. */
export class Term<A extends Amount = Amount, U extends Unit = Unit> extends Formula<A, U> {
  declare readonly [isTerm]: true;
}

/** A named amount: a figure that was entered or that the law sets, or a step that was computed. */
export class Quantity<A extends Amount = Amount, U extends Unit = Unit> extends Term<A, U> {
  readonly id: OperandId;
  readonly rounding: Rounding | undefined;
  /** Found when it is first asked for: most results are read without their steps. */
  private knownMonths: MonthSpan | null | undefined;

  constructor(
    id: OperandId,
    amount: A,
    kind: Kind,
    unit: U,
    making: Making,
    operands: readonly Formula[],
    isFlooredAtZero = false,
    notes = noNotes,
    rounding?: Rounding,
  ) {
    super(amount, kind, unit, making, operands, isFlooredAtZero, notes);
    this.id = id;
    this.rounding = rounding;
    this.knownMonths = undefined;
  }

  /** The months of the year for which it holds: its own, or those that all figures in it agree on. */
  get months(): MonthSpan | undefined {
    if (this.knownMonths === undefined) {
      this.knownMonths = this.notes.months ?? commonMonths(this.operands) ?? null;
    }
    return this.knownMonths ?? undefined;
  }
}

/** The months that formulas agree on; none where they differ, since a sum over different months holds for all. */
function commonMonths(formulas: readonly Formula[]): MonthSpan | undefined {
  let common: MonthSpan | undefined;
  for (const formula of formulas) {
    const months = formula instanceof Quantity ? formula.months : commonMonths(formula.operands);
    if (months === undefined) continue;
    if (common !== undefined && (common.from !== months.from || common.to !== months.to)) {
      return undefined;
    }
    common = months;
  }
  return common;
}

/** An amount of money in whole cents. */
export type Money = Quantity<Cents, 'EUR'>;
/** An amount of money between two roundings. */
export type ExactMoney = Quantity<Exact, 'EUR'>;
/** A rate or a share. */
export type Share = Quantity<Rate, 'percent'>;
/** An exact number of something. */
export type Measure<U extends Unit> = Quantity<Rate, U>;

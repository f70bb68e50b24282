import type { Source } from '../dated/source.ts';
import type { BracketShare, MonthSpan, OperandId, Operation, Unit } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import type { Rounding } from './rounding.ts';
import type { Amount, Kind } from './units.ts';

/** The operation of a formula; a quantity can also be a `figure`, or another formula under a name (`called`). */
export type FormulaOperation =
  | Exclude<Operation, 'arithmetic'>
  | 'figure'
  | 'called'
  | 'plus'
  | 'minus'
  | 'times'
  | 'over';

export interface ProgressiveTariff {
  /** The tax on an annual income, not rounded. */
  taxOn(income: Cents): Exact;
  /** The brackets that an income reaches, each with the income and the tax within it. */
  sharesOf(income: Cents): readonly BracketShare[];
}

/** Properties of a formula besides its arithmetic. */
export interface Notes {
  readonly sources?: readonly Source[];
  /** Months of the year for which it applies. */
  readonly months?: MonthSpan | undefined;
  /** Quantities that decided the formula without being its operands. They are explained before it. */
  readonly decidedBy?: readonly Quantity[];
  /** The tariff by which it was computed. Its brackets are computed only when the step is explained. */
  readonly tariff?: ProgressiveTariff;
  /** Set where the amount was negative and became zero. */
  readonly isFlooredAtZero?: true;
}

export const noNotes: Notes = {};
export const noOperands: readonly Formula[] = [];

/**
 * An amount, computed at once, with its operands. Fields are declared and not defined, because the constructor would write
 * defined fields twice, and one salary needs hundreds of formulas.
 */
export class Formula<A extends Amount = Amount, U extends Unit = Unit> {
  declare readonly amount: A;
  declare readonly kind: Kind;
  declare readonly unit: U;
  declare readonly operation: FormulaOperation;
  declare readonly operands: readonly Formula[];
  declare readonly notes: Notes;

  constructor(
    amount: A,
    kind: Kind,
    unit: U,
    operation: FormulaOperation,
    operands: readonly Formula[],
    notes = noNotes,
  ) {
    this.amount = amount;
    this.kind = kind;
    this.unit = unit;
    this.operation = operation;
    this.operands = operands;
    this.notes = notes;
  }
}

declare const isTerm: unique symbol;

/** A formula that needs no brackets inside a longer one: a quantity, or a sum or product. */
export class Term<A extends Amount = Amount, U extends Unit = Unit> extends Formula<A, U> {
  declare readonly [isTerm]: true;
}

/** A named amount: a figure that was entered or that the law sets, or a step that was computed. */
export class Quantity<A extends Amount = Amount, U extends Unit = Unit> extends Term<A, U> {
  declare readonly id: OperandId;
  declare readonly rounding: Rounding | undefined;

  constructor(
    id: OperandId,
    amount: A,
    kind: Kind,
    unit: U,
    operation: FormulaOperation,
    operands: readonly Formula[],
    notes = noNotes,
    rounding?: Rounding,
  ) {
    super(amount, kind, unit, operation, operands, notes);
    this.id = id;
    this.rounding = rounding;
  }
}

/** An amount of money in whole cents. */
export type Money = Quantity<Cents, 'EUR'>;
/** An amount of money that is not rounded yet. */
export type ExactMoney = Quantity<Exact, 'EUR'>;
export type Share = Quantity<Rate, 'percent'>;
/** An exact number with a unit. */
export type Measure<U extends Unit> = Quantity<Rate, U>;

import type { Source } from '../dated/source.ts';
import type {
  BracketShare,
  ExplainedLine,
  MonthSpan,
  OperandId,
  Operation,
  Step,
  Unit,
} from '../explanation/step.ts';
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
  | 'over';

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
}

export const noNotes: Notes = {};
export const noOperands: readonly Formula[] = [];

/**
 * What a step can be: an amount, computed at once, and what it was computed from. Fields are declared and not defined: a
 * defined one is written twice, and a salary makes hundreds of these.
 */
export class Formula<A extends Amount = Amount, U extends Unit = Unit> {
  declare readonly amount: A;
  declare readonly kind: Kind;
  declare readonly unit: U;
  declare readonly making: Making;
  declare readonly operands: readonly Formula[];
  declare readonly isFlooredAtZero: boolean;
  declare readonly notes: Notes;

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

/** A line of a result whose explanation is being written. */
export interface ShownLine {
  readonly id: ExplainedLine;
  /** The lines of a step that explains no other: one list for all of them. */
  readonly alone: readonly ExplainedLine[];
  readonly quantity: Quantity;
}

declare const isTerm: unique symbol;

/** A formula that may stand in a longer one without a bracket: a quantity, or sums and products of such. */
export class Term<A extends Amount = Amount, U extends Unit = Unit> extends Formula<A, U> {
  declare readonly [isTerm]: true;
}

/** A named amount: a figure that was entered or that the law sets, or a step that was computed. */
export class Quantity<A extends Amount = Amount, U extends Unit = Unit> extends Term<A, U> {
  declare readonly id: OperandId;
  declare readonly rounding: Rounding | undefined;
  /** Its step, once somebody has read it: the law's are read again with every result. */
  declare written: Step | null;
  /** Whether it is made of other steps; not known before it is first explained. */
  declare restsOnSteps: boolean | null;
  /**
   * While an explanation is written: the line of the result that it is, and the lines that it helps to explain. A field is
   * found many times faster than an entry of a map.
   */
  declare ownLine: ShownLine | null;
  declare lines: readonly ExplainedLine[] | null;

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
    this.written = null;
    this.restsOnSteps = null;
    this.ownLine = null;
    this.lines = null;
  }
}

/** An amount of money in whole cents. */
export type Money = Quantity<Cents, 'EUR'>;
/** An amount of money between two roundings. */
export type ExactMoney = Quantity<Exact, 'EUR'>;
/** A rate or a share. */
export type Share = Quantity<Rate, 'percent'>;
/** An exact number of something. */
export type Measure<U extends Unit> = Quantity<Rate, U>;

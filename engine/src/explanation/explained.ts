import type { Source } from '../dated/source.ts';
import { toEuros, type Cents } from '../money/cents.ts';
import { exactToEuros, type Exact } from '../money/exact.ts';
import { asNumber, type Rate } from '../money/rate.ts';
import type { Step } from './step.ts';

/** Something that can say how it came about. */
export interface Explainable {
  /** Written out when it is first read: most callers want the figures alone, and words cost more than arithmetic. */
  readonly step: Step;
}

/** An amount of money, or another figure, that can say how it came about. */
export interface Explained<
  Amount extends Cents | Exact | Rate | number = Cents,
> extends Explainable {
  readonly amount: Amount;
}

/** A value of the law on its way into a rule, with where it was read. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly sources: readonly Source[];
}

/** What a step says beside its amount: arithmetic without rounding and sources, unless told otherwise. */
export type Reasoning = Pick<Step, 'id' | 'lines' | 'operands'> & Partial<Omit<Step, 'amount'>>;

/** Joins an amount of money and the reasoning that led to it, which is asked for when somebody reads the step. */
export function explained<Amount extends Cents | Exact>(
  amount: Amount,
  reasoning: () => Reasoning,
): Explained<Amount> {
  return new ExplainedAmount(amount, inEuros, reasoning);
}

/** The same for a figure that is no rounded money, such as years, kilowatt-hours or a loan's payment before rounding. */
export function explainedFigure<Figure extends Rate | number>(
  figure: Figure,
  reasoning: () => Reasoning,
): Explained<Figure> {
  return new ExplainedAmount(figure, asPlainNumber, reasoning);
}

/** Writes out how all of them came about, in order. */
export function writtenOut(steps: readonly Explainable[]): readonly Step[] {
  return steps.map(({ step }) => step);
}

export const noSources: readonly Source[] = [];

class ExplainedAmount<Amount extends Cents | Exact | Rate | number> implements Explained<Amount> {
  readonly amount: Amount;
  readonly #shown: (amount: Amount) => number;
  readonly #reasoning: () => Reasoning;
  #step: Step | undefined;

  constructor(amount: Amount, shown: (amount: Amount) => number, reasoning: () => Reasoning) {
    this.amount = amount;
    this.#shown = shown;
    this.#reasoning = reasoning;
  }

  get step(): Step {
    return (this.#step ??= stepOf(this.#shown(this.amount), this.#reasoning()));
  }
}

/** Every step is written out in the same order of fields: a spread here costs more than all the arithmetic. */
function stepOf(amount: number, reasoning: Reasoning): Step {
  return {
    id: reasoning.id,
    lines: reasoning.lines,
    operation: reasoning.operation ?? 'arithmetic',
    operands: reasoning.operands,
    brackets: reasoning.brackets,
    rounding: reasoning.rounding ?? 'exact',
    raisedToZero: reasoning.raisedToZero,
    amount,
    unit: reasoning.unit,
    sources: reasoning.sources ?? noSources,
    months: reasoning.months,
  };
}

function inEuros(amount: Cents | Exact): number {
  return typeof amount === 'number' ? toEuros(amount) : exactToEuros(amount);
}

function asPlainNumber(figure: Rate | number): number {
  return typeof figure === 'number' ? figure : asNumber(figure);
}

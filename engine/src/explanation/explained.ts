import type { Source } from '../dated/source.ts';
import { toEuros, type Cents } from '../money/cents.ts';
import { exactToEuros, type Exact } from '../money/exact.ts';
import type { Step } from './step.ts';

/** An amount together with the step that made it. */
export interface Explained<Amount extends Cents | Exact = Cents> {
  readonly amount: Amount;
  readonly step: Step;
}

/** A value of the law on its way into a rule, with where it was read. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly sources: readonly Source[];
}

/** What a step says beside its amount. */
export type Reasoning = Omit<Step, 'amount'>;

/** Joins an amount and the reasoning that led to it. */
export function explained<Amount extends Cents | Exact>(
  amount: Amount,
  reasoning: Reasoning,
): Explained<Amount> {
  const {
    id,
    lines,
    operation,
    operands,
    brackets,
    rounding,
    raisedToZero,
    unit,
    sources,
    months,
  } = reasoning;
  const inEuros = typeof amount === 'number' ? toEuros(amount) : exactToEuros(amount);
  // Every step is written out in the same order of fields: a spread here costs more than all the arithmetic.
  return {
    amount,
    step: {
      id,
      lines,
      operation,
      operands,
      brackets,
      rounding,
      raisedToZero,
      amount: inEuros,
      unit,
      sources,
      months,
    },
  };
}

/** A quantity that is no money, such as years or persons, together with the step that made it. */
export interface ExplainedNumber {
  readonly amount: number;
  readonly step: Step;
}

/** Joins a quantity that is no money and the reasoning that led to it. */
export function explainedNumber(amount: number, reasoning: Reasoning): ExplainedNumber {
  return { amount, step: { ...reasoning, amount } };
}

export const noSources: readonly Source[] = [];

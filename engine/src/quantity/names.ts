import type { Source, Sourced } from '../dated/source.ts';
import type { FigureId, OperandId, StepId, Unit } from '../explanation/step.ts';
import { binary as asBinary } from '../money/binary.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import { whole, type Rate } from '../money/rate.ts';
import { type Formula, noNotes, noOperands, Quantity } from './quantity.ts';
import type { Rounding } from './rounding.ts';
import type { Amount, Kind, MoneyUnit } from './units.ts';

type Sources = readonly Source[];

/** A formula as a named step. The rounding, if any, is applied last. */
export function step<A extends Amount, U extends Unit>(
  id: StepId,
  formula: Formula<A, U>,
): Quantity<A, U>;
export function step<A extends Amount, B extends Amount, U extends Unit>(
  id: StepId,
  formula: Formula<A, U>,
  rounding: Rounding<A, B>,
): Quantity<B, U>;
export function step<A extends Amount>(
  id: StepId,
  formula: Formula<A>,
  rounding?: Rounding<A>,
): Quantity {
  const { unit } = formula;
  const amount = rounding === undefined ? formula.amount : rounding.round(formula.amount);
  const kind = rounding === undefined ? formula.kind : rounding.kind;
  if (formula instanceof Quantity) {
    const operation = rounding === undefined && isEntered(formula) ? 'given' : 'plus';
    return new Quantity(id, amount, kind, unit, operation, [formula], noNotes, rounding);
  }
  const { operation, operands, notes } = formula;
  return new Quantity(id, amount, kind, unit, operation, operands, notes, rounding);
}

/** Figures of the law have sources, entered figures have none. */
function isEntered({ operation, notes }: Quantity): boolean {
  return operation === 'figure' && notes.sources === undefined;
}

/** An entered amount of money, or one of the law with its sources. */
export function money<A extends Cents | Exact>(id: FigureId, amount: A, sources?: Sources) {
  return price(id, amount, 'EUR', sources);
}

/** A price: money per unit. */
export function price<A extends Cents | Exact, U extends MoneyUnit>(
  id: FigureId,
  amount: A,
  unit: U,
  sources?: Sources,
) {
  return figure(id, amount, typeof amount === 'number' ? 'cents' : 'exact', unit, sources);
}

/** A rate, shown in percent. */
export function share(id: FigureId, rate: Rate, sources?: Sources) {
  return figure(id, rate, 'rate', 'percent', sources);
}

/** An exact number with a unit. */
export function measure<U extends Unit>(id: FigureId, exactly: Rate, unit: U, sources?: Sources) {
  return figure(id, exactly, 'rate', unit, sources);
}

/** A whole number with a unit. */
export function count<U extends Unit>(
  id: FigureId,
  wholeNumber: number,
  unit: U,
  sources?: Sources,
) {
  return measure(id, whole(wholeNumber), unit, sources);
}

/** Money, a rate or a number with the source of its value. */
export function sourcedMoney(id: FigureId, { value, sources }: Sourced<Cents>) {
  return money(id, value, sources);
}
export function sourcedShare(id: FigureId, { value, sources }: Sourced<Rate>) {
  return share(id, value, sources);
}
export function sourcedMeasure<U extends Unit>(
  id: FigureId,
  { value, sources }: Sourced<Rate>,
  unit: U,
) {
  return measure(id, value, unit, sources);
}

/** A binary number: in euros where the unit is EUR, in percent where it is percent. */
export function binary<U extends Unit>(id: FigureId, value: number, unit: U, sources?: Sources) {
  return figure(id, asBinary(value), 'binary', unit, sources);
}

/** A quantity under another name, or a formula with a name. Its operands are explained in the same explanation. */
export function called<A extends Amount, U extends Unit>(
  id: OperandId,
  formula: Formula<A, U>,
): Quantity<A, U> {
  return new Quantity(id, formula.amount, formula.kind, formula.unit, 'called', [formula]);
}

/** The same quantity, made in the same way, under another name. */
export function renamed<A extends Amount, U extends Unit>(
  id: OperandId,
  { amount, kind, unit, operation, operands, notes, rounding }: Quantity<A, U>,
): Quantity<A, U> {
  return new Quantity(id, amount, kind, unit, operation, operands, notes, rounding);
}

/** An amount under the name of a result's line. It is explained with that line, and not where it is used. */
export function quoted<A extends Amount, U extends Unit>(
  id: OperandId,
  { amount, kind, unit }: Formula<A, U>,
): Quantity<A, U> {
  return figure(id, amount, kind, unit);
}

/** A quantity as a plain figure with the same name. Its own result explains it. */
export function asFigure<A extends Amount, U extends Unit>(
  quantity: Quantity<A, U>,
): Quantity<A, U> {
  const { id, amount, kind, unit, operation } = quantity;
  return operation === 'figure' ? quantity : figure(id, amount, kind, unit);
}

function figure<A extends Amount, U extends Unit>(
  id: OperandId,
  amount: A,
  kind: Kind,
  unit: U,
  sources?: Sources,
): Quantity<A, U> {
  const notes = sources === undefined ? noNotes : { sources };
  return new Quantity(id, amount, kind, unit, 'figure', noOperands, notes);
}

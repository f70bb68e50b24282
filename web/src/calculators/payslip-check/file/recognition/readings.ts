import { roundedToCent } from '../../../../shared/amount/rounding.ts';
import { chooseAmount } from './chosen-amount.ts';
import type { ColumnRole } from './columns.ts';
import type { RowKind } from './labels.ts';
import type { Cell } from './rows.ts';
import type { Segment } from './segments.ts';

/** A row that is no contribution. */
export interface Reading {
  readonly kind: RowKind;
  readonly label: string;
  /** Missing where the row leaves it open. */
  readonly amount?: number;
  readonly candidates: readonly number[];
  readonly isBelow: boolean;
}

export const sumOf = (amounts: readonly number[]): number =>
  roundedToCent(amounts.reduce((sum, each) => sum + each, 0));
export const distinct = (amounts: readonly number[]): readonly number[] => [...new Set(amounts)];

export function readingOf(segment: Segment, roles: ReadonlyMap<Cell, ColumnRole>): Reading {
  const { kind, label, isBelow } = segment;
  const { amount, candidates } = chooseAmount(segment, roles);
  return { kind, label, isBelow, candidates, ...(amount !== undefined && { amount }) };
}

/** All rows of some kinds. */
export interface Rows {
  readonly readings: readonly Reading[];
  /** All amounts that they may mean. */
  readonly amounts: readonly number[];
  /** The amount, where all rows are clear and agree. */
  readonly only?: number;
  readonly labels: readonly string[];
}

/** Amounts beside their words count before those below their words. */
export function rowsOfKind(readings: readonly Reading[], ...kinds: readonly RowKind[]): Rows {
  const all = readings.filter(({ kind }) => kinds.includes(kind));
  const readingsBeside = all.filter(({ isBelow }) => !isBelow);
  const own = readingsBeside.length > 0 ? readingsBeside : all;
  const amounts = distinct(own.flatMap(({ amount, candidates }) => amount ?? candidates));
  const isClear = own.every(({ amount }) => amount !== undefined);
  const [only] = amounts;
  return {
    readings: own,
    amounts,
    ...(isClear && amounts.length === 1 && only !== undefined && { only }),
    labels: own.map(({ label }) => label),
  };
}

/** The words of the first row with this amount. */
export function labelsWith({ readings }: Rows, amount: number): readonly string[] {
  const first = readings.find((each) => (each.amount ?? each.candidates[0]) === amount);
  const any = readings.find(({ candidates }) => candidates.includes(amount));
  return [first ?? any].flatMap((each) => each?.label ?? []);
}

import { difference } from '../../amount/derived.ts';
import type { ComparedLine } from '../comparison.ts';

/** A row of the table: one line with its value in each column. */
export interface ComparedRow {
  /** The line as the first column has it that has it at all. */
  readonly line: ComparedLine;
  /** Undefined in a column that has no figures yet. */
  readonly values: readonly (number | null | undefined)[];
}

/**
 * Puts the lines of all columns beside each other, in the order of the first. A line that only others have comes after the
 * one that it follows there; where a column does not have it, its amount is zero.
 */
export function mergeLines(
  columns: readonly (readonly ComparedLine[] | undefined)[],
): readonly ComparedRow[] {
  const order: ComparedLine[] = [];
  for (const lines of columns) {
    let place = -1;
    for (const line of lines ?? []) {
      const known = order.findIndex(({ id }) => id === line.id);
      if (known === -1) order.splice(place + 1, 0, line);
      place = known === -1 ? place + 1 : known;
    }
  }
  return order.map((line) => ({
    line,
    values: columns.map((lines) =>
      lines === undefined ? undefined : (lines.find(({ id }) => id === line.id) ?? absent).value,
    ),
  }));
}

const absent = { value: 0 };

/** By how much a value is more than the first, to the cent; undefined where one of them is none. */
export function differenceTo(
  first: number | null | undefined,
  value: number | null | undefined,
): number | undefined {
  if (typeof first !== 'number' || typeof value !== 'number') return undefined;
  return difference(value, first);
}

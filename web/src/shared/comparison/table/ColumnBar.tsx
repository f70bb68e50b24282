import { Ribbon } from '../../charts/ribbon/Ribbon.tsx';
import type { ComparedRow } from './merge-lines.ts';
import classes from './ColumnBar.module.css';

interface ColumnBarProps {
  readonly rows: readonly ComparedRow[];
  /** Its place among the columns, the result's own being the first. */
  readonly column: number;
}

/** What becomes of an amount in one column. The parts are rows of the table, which say their names and amounts. */
export function ColumnBar({ rows, column }: ColumnBarProps) {
  const parts = rows.flatMap(({ line, values }) => {
    const { id, colour, barRole, isTotal = false } = line;
    const amount = values[column] ?? 0;
    if (barRole !== 'part' || colour === undefined || amount <= 0) return [];
    return [{ id, colour, isTotal, amount }];
  });
  // As in the answer card, what decides comes first.
  const ordered = [
    ...parts.filter(({ isTotal }) => isTotal),
    ...parts.filter(({ isTotal }) => !isTotal),
  ];
  return (
    <div className={classes.bar}>
      <Ribbon parts={ordered} />
    </div>
  );
}

import type { ReactNode } from 'react';
import classes from './ChartOverFigures.module.css';

interface ChartOverFiguresProps {
  readonly chart: ReactNode;
  /** The table with the same data. */
  readonly figures: ReactNode;
}

/** A chart over the full width, with its table below. */
export function ChartOverFigures({ chart, figures }: ChartOverFiguresProps) {
  return (
    <div className={classes.stack}>
      {chart}
      <div className={classes.figures}>{figures}</div>
    </div>
  );
}

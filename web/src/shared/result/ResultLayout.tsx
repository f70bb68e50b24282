import type { ReactNode } from 'react';
import classes from './ResultLayout.module.css';

/** The parts of a result, one below the other. */
export function ResultLayout({ children }: { readonly children: ReactNode }) {
  return <div className={classes.result}>{children}</div>;
}

/** A table and its chart, side by side where there is room. */
export function TableAndChart({ children }: { readonly children: ReactNode }) {
  return <div className={classes.sides}>{children}</div>;
}

import type { ReactNode } from 'react';
import classes from './NoData.module.css';

/** Stands in a chart's place when there is nothing to draw. */
export function NoData({ children }: { readonly children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

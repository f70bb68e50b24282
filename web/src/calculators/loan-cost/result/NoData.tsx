import type { ReactNode } from 'react';
import classes from './NoData.module.css';

/** Shown instead of a chart without data. */
export function NoData({ children }: { readonly children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

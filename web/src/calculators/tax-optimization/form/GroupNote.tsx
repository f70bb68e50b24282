import type { ReactNode } from 'react';
import classes from './Groups.module.css';

/** What holds for all fields of a group. */
export function GroupNote({ children }: { readonly children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

/** Words for screen readers only. Not copied along with the text around them. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={classes.visuallyHidden}>{children}</span>;
}

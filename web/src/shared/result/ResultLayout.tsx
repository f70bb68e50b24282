import { Children, useDeferredValue, type ReactNode } from 'react';
import classes from './ResultLayout.module.css';

interface ResultLayoutProps {
  /** True when the result has just taken the form's place: what matters most is then drawn first. */
  readonly isFresh: boolean;
  readonly children: ReactNode;
}

/** The parts of a result, one below the other. Of a fresh one the headline is drawn at once, and the rest a frame later. */
export function ResultLayout({ isFresh, children }: ResultLayoutProps) {
  const isWhole = useDeferredValue(true, !isFresh);
  const [headline, ...rest] = Children.toArray(children);
  return (
    <div className={classes.result} aria-busy={!isWhole}>
      {headline}
      {isWhole && rest}
    </div>
  );
}

/** A table and its chart, side by side where there is room. */
export function TableAndChart({ children }: { readonly children: ReactNode }) {
  return <div className={classes.sides}>{children}</div>;
}

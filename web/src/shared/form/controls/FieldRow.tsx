import type { ReactNode } from 'react';
import classes from './FieldRow.module.css';

/** Fields side by side, each at least as wide as `least`. */
export function FieldRow({
  least = '8rem',
  children,
}: {
  readonly least?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes.row} style={{ '--least': least }}>
      {children}
    </div>
  );
}

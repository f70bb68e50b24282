import { memo, type ReactNode } from 'react';
import classes from './LineName.module.css';

interface LineNameProps {
  /** Keeps the swatch's place, so that names stand below each other. */
  readonly hasSwatch: boolean;
  /** The colour of the line in charts. */
  readonly colour: string | undefined;
  readonly children: ReactNode;
}

/** The name of a line in a table, beside its colour. */
export const LineName = memo(function LineName({ hasSwatch, colour, children }: LineNameProps) {
  return (
    <span className={classes.name}>
      {hasSwatch && <span className={classes.swatch} style={{ backgroundColor: colour }} />}
      <span>{children}</span>
    </span>
  );
});

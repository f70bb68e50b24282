import { VisuallyHidden } from '../../../shared/visually-hidden/VisuallyHidden.tsx';
import classes from './MarkedFigure.module.css';

interface MarkedFigureProps {
  readonly figure: string;
  /** Why it is marked, for screen readers. */
  readonly reason: string;
}

/** The figure of a table that is the reader's own: framed and bold. */
export function MarkedFigure({ figure, reason }: MarkedFigureProps) {
  return (
    <strong className={classes.marked}>
      {figure}
      <VisuallyHidden>, {reason}</VisuallyHidden>
    </strong>
  );
}

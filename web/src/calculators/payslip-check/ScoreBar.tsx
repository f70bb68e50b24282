import type { ShownLine } from './score.ts';
import classes from './ScoreBar.module.css';

/**
 * A part for each line of the payslip, in order: full where it is equal, hatched where it differs, empty for a net that only
 * follows, and faint while nothing is copied. The table has the figures.
 */
export function ScoreBar({
  lines,
}: {
  readonly lines: readonly Pick<ShownLine, 'id' | 'verdict'>[];
}) {
  return (
    <div aria-hidden="true" className={classes.bar}>
      {lines.map(({ id, verdict }) => (
        <ScorePiece key={id} verdict={verdict} />
      ))}
    </div>
  );
}

/** One part of the bar, in its key, too. */
export function ScorePiece({ verdict }: Pick<ShownLine, 'verdict'>) {
  return <i aria-hidden="true" className={classes.piece} data-verdict={verdict} />;
}

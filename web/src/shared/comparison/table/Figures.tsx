import type { ReactNode } from 'react';
import { Amount } from '../../amount/Amount.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import type { ComparedLine } from '../comparison.ts';
import classes from './ComparisonTable.module.css';

interface ComparedValueProps {
  readonly line: Pick<ComparedLine, 'write' | 'none'>;
  readonly value: number | null | undefined;
}

/** Stands where there is no figure. */
export const nothing = '–';

/** The value of a line in one column. */
export function ComparedValue({ line, value }: ComparedValueProps) {
  if (value === undefined) return nothing;
  if (value === null) return line.none ?? nothing;
  return line.write === undefined ? <Amount value={value} /> : line.write(value);
}

interface DifferenceProps {
  readonly line: Pick<ComparedLine, 'write' | 'none'>;
  readonly difference: number | undefined;
}

/** By how much a column differs from the result: with its sign and in words, so that no colour needs to be seen. */
export function Difference({ line, difference }: DifferenceProps) {
  const { t } = useTranslation('comparison');
  if (difference === undefined) return nothing;
  if (difference === 0) return <span className={classes.word}>{t('same')}</span>;
  const isMore = difference > 0;
  const size = Math.abs(difference);
  return (
    <span className={classes.change} data-value={line.write === undefined ? difference : undefined}>
      <span className={classes.size}>
        {isMore ? '+' : '\u2212'}
        {'\u00A0'}
        {line.write === undefined ? <Amount value={size} /> : line.write(size)}
      </span>{' '}
      <span className={classes.word}>{t(isMore ? 'more' : 'less')}</span>
    </span>
  );
}

interface DifferenceCellProps {
  /** If there is room for one difference only, the column in view has it. */
  readonly isViewed: boolean;
  readonly isStale?: boolean;
  readonly children?: ReactNode;
}

/** Beside the cell of a column, by how much it differs from the result. */
export function DifferenceCell({ isViewed, isStale, children }: DifferenceCellProps) {
  return (
    <td data-stale={isStale} className={differenceClass(isViewed)}>
      {children}
    </td>
  );
}

/** The look of a difference and of its head. */
export function differenceClass(isViewed: boolean): string {
  return isViewed ? `${classes.difference}` : `${classes.difference} ${classes.unviewed}`;
}

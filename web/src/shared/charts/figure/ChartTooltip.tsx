import type { ReactNode } from 'react';
import classes from './ChartTooltip.module.css';

interface ChartTooltipProps {
  /** Where it points in the drawing, from 0 at the left to 1 at the right. */
  readonly across: number;
  /** Where it points, from 0 at the top to 1 at the bottom. */
  readonly down: number;
  /** The drawing's height, which bounds how far the tooltip rises above it. */
  readonly heightPixels: number;
  readonly heading: string;
  readonly children: ReactNode;
}

/** What a part of a drawing says when it is pointed at. Screen readers have the words from the part itself. */
export function ChartTooltip(props: ChartTooltipProps) {
  const { across, down, heightPixels, heading, children } = props;
  return (
    <div
      className={classes.tooltip}
      aria-hidden="true"
      style={{ '--across': across, '--above': `${down * heightPixels}px`, top: `${down * 100}%` }}
    >
      <strong>{heading}</strong>
      {children}
    </div>
  );
}

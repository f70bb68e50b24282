import { Children, use, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../loading/when-idle.ts';
import { AnswerSlotsContext } from './answer-slots.ts';
import { IsWholeContext } from './is-whole-context.ts';
import classes from './ResultLayout.module.css';

interface ResultLayoutProps {
  /** True when the result has just taken the form's place: what matters most is then drawn first. */
  readonly isFresh: boolean;
  /** What matters more than the ways on, and so stands above them. */
  readonly partAboveWaysOn?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The parts of a result, one below the other; a comparison and the ways on come right after the answer. Of a fresh one the
 * answer is drawn at once, the rest a frame later, and what is out of sight when the page has nothing else to do.
 */
export function ResultLayout({ isFresh, partAboveWaysOn, children }: ResultLayoutProps) {
  const isWhole = useDeferredValue(true, !isFresh);
  const [isLaidOut, setLaidOut] = useState(!isFresh);
  useEffect(() => {
    if (isWhole && !isLaidOut) whenIdle(() => setLaidOut(true));
  }, [isWhole, isLaidOut]);
  const [headline, ...rest] = Children.toArray(children);
  const slots = use(AnswerSlotsContext);
  return (
    <div className={classes.result} aria-busy={!isWhole} data-laid-out={isLaidOut}>
      <IsWholeContext value={isWhole}>{headline}</IsWholeContext>
      {isWhole && (
        <>
          {slots?.columns}
          {partAboveWaysOn}
          {slots?.waysOn}
          {rest}
        </>
      )}
    </div>
  );
}

/** A table and its chart, side by side where there is room. */
export function TableAndChart({ children }: { readonly children: ReactNode }) {
  return <div className={classes.sides}>{children}</div>;
}

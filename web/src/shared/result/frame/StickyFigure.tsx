import type { RefObject } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import { useIsEmbedded } from '../../window/embedded.ts';
import { useIsInView } from '../../window/use-is-in-view.ts';
import { useComparedFigure } from './compared-figure.ts';
import classes from './StickyFigure.module.css';

interface StickyFigureProps {
  readonly name: string;
  readonly amount: number;
  readonly hasCents?: boolean;
  /** The headline that it replaces while the headline is scrolled out of sight. */
  readonly headline: RefObject<HTMLElement | null>;
}

/**
 * Keeps the answer in sight on phones, and beside it that of the compared column in view. For the eye only: a screen
 * reader has the headline.
 */
export function StickyFigure({ name, amount, hasCents = true, headline }: StickyFigureProps) {
  const format = useFormat();
  const isShown = !useIsInView(headline);
  const compared = useComparedFigure();
  const own = hasCents ? format.euros(amount) : format.wholeEuros(amount);
  // A frame is as high as its content, so the foot of its window is the end of the page.
  if (useIsEmbedded()) return null;
  return (
    <div className={classes.bar} data-shown={isShown} aria-hidden="true">
      <span className={classes.name}>
        {compared === undefined ? name : `${compared.column} · ${compared.difference}`}
      </span>
      <strong className={classes.amount}>{compared?.value ?? own}</strong>
    </div>
  );
}

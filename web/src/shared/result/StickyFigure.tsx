import { useEffect, useState, type RefObject } from 'react';
import { useFormat } from '../amount/use-format.ts';
import classes from './StickyFigure.module.css';

interface StickyFigureProps {
  readonly name: string;
  readonly amount: number;
  /** The headline that it stands in for while that is scrolled out of sight. */
  readonly headline: RefObject<HTMLElement | null>;
}

/** Keeps the answer in sight on phones. For the eye only: a screen reader has the headline. */
export function StickyFigure({ name, amount, headline }: StickyFigureProps) {
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (headline.current === null) return undefined;
    // Several come at once where the page has been scrolled fast: the last one is how it is now.
    const observer = new IntersectionObserver((entries) =>
      setShown(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(headline.current);
    return () => observer.disconnect();
  }, [headline]);

  return (
    <div className={classes.bar} data-shown={isShown} aria-hidden="true">
      <span className={classes.name}>{name}</span>
      <strong className={classes.amount}>{format.euros(amount)}</strong>
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import classes from './DropDown.module.css';

interface Props {
  /** What the closed drop-down shows. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list in a native details element, which works without scripts. Scripts close it on a choice, on
 * Escape and when the focus leaves.
 */
export function DropDown({ summary, children }: Props) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const details = detailsRef.current;
    const panel = panelRef.current;
    if (details === null || panel === null) return undefined;
    const closeAndReturn = () => {
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const closeOnChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a, button') !== null) closeAndReturn();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.open) closeAndReturn();
    };
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    panel.addEventListener('click', closeOnChoice);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      panel.removeEventListener('click', closeOnChoice);
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  return (
    // The reader may have opened it before hydration.
    <details className={classes.dropDown} ref={detailsRef} suppressHydrationWarning>
      <summary className={classes.summary}>{summary}</summary>
      <div className={classes.panel} ref={panelRef}>
        {children}
      </div>
    </details>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * On a phone the columns are pages of one swipe. Tells which one is in view, and turns to another.
 *
 * @param count how many columns there are, the result's own included
 */
export function usePages(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const note = () => {
      const room = element.scrollWidth - element.clientWidth;
      setShown(room <= 0 ? 0 : Math.round((element.scrollLeft / room) * (count - 1)));
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [count]);

  const turnTo = useCallback(
    (page: number) => {
      const element = scroller.current;
      if (element === null) return;
      const room = element.scrollWidth - element.clientWidth;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollTo({
        left: (room * page) / (count - 1),
        behavior: isStill ? 'instant' : 'smooth',
      });
    },
    [count],
  );
  return { scroller, shown: Math.min(shown, count - 1), turnTo };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** Of the element that scrolls, while an entry in it is typed; how far it is turned then, for the styles. */
const stillAttribute = 'data-still';
const turnedProperty = '--turned';

/**
 * On a phone the columns are pages of one swipe. Tells which one is in view, and turns to another.
 *
 * Names and differences keep their places while the columns are turned. The browser makes a layer of each for that, and
 * draws all of them again with every key. So while an entry is typed they are told to stand where they are.
 *
 * @param count how many columns there are, the result's own included
 */
export function usePages(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const listen = (events: readonly (keyof HTMLElementEventMap)[], listener: () => void) => {
      for (const event of events) {
        element.addEventListener(event, listener, { passive: true, signal: listening.signal });
      }
    };
    const noteTurned = () =>
      element.style.setProperty(turnedProperty, `${String(element.scrollLeft)}px`);
    const turnToFocused = () => {
      const cell = document.activeElement?.closest('td');
      if (cell === null || cell === undefined || !element.contains(cell)) return;
      const left = cell.getBoundingClientRect().left - element.getBoundingClientRect().left;
      // The browser itself turns too little where the difference covers the entry.
      element.scrollBy({ left, behavior: 'instant' });
    };
    const stay = () => {
      if (element.hasAttribute(stillAttribute)) return;
      turnToFocused();
      noteTurned();
      element.toggleAttribute(stillAttribute, true);
    };
    listen(['focusin', 'input'], stay);
    listen(['pointerdown', 'wheel', 'focusout'], () => element.removeAttribute(stillAttribute));
    listen(['scroll'], () => {
      if (element.hasAttribute(stillAttribute)) noteTurned();
      const room = element.scrollWidth - element.clientWidth;
      setShown(room <= 0 ? 0 : Math.round((element.scrollLeft / room) * (count - 1)));
    });
    if (element.contains(document.activeElement)) stay();
    return () => listening.abort();
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

import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the content of an element is wider than the element, now and after every change of its size. */
export function useOverflow<Element extends HTMLElement>(): readonly [
  element: RefObject<Element | null>,
  isTooWide: boolean,
] {
  const element = useRef<Element>(null);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new ResizeObserver(() =>
      setTooWide(observed.scrollWidth > observed.clientWidth),
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return [element, isTooWide];
}

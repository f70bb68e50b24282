import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in view. True until the browser has looked. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (element.current === null) return undefined;
    // After fast scrolling several entries come at once. The last one is current.
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting !== false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

import { useEffect, useRef } from 'react';

/**
 * Delays an action until a press is over. A message that appears on blur moves the content below
 * it. It could move a button away from under the finger, and the press would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    const note = (isDown: boolean) => () => {
      isPressed.current = isDown;
    };
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', note(true), options);
    for (const end of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(end, note(false), options);
    }
    return () => listening.abort();
  }, []);

  return (action) => {
    const listening = new AbortController();
    // The click follows the pointerup event. On a tap both come before blur.
    const act = () => {
      listening.abort();
      setTimeout(action);
    };
    if (!isPressed.current) {
      act();
      return;
    }
    document.addEventListener('pointerup', act, { signal: listening.signal });
    document.addEventListener('pointercancel', act, { signal: listening.signal });
  };
}

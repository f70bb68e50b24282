import { useEffect, useRef } from 'react';

/**
 * Puts something off until a press is over. What appears when a field is left moves what stands below it: shown at once, it
 * would move a button away from under the finger that is pressing it, and the press would be lost.
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
    // The click comes right after the pointer is up; a tap gives both before the field is left.
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

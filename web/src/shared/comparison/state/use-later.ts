import { startTransition, useEffect, useState } from 'react';

/** Does something later. Returns how to leave it undone. */
type Wait = (action: () => void) => () => void;

/** Waits for some time. */
export function waitForMs(milliseconds: number): Wait {
  return (action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  };
}

/** Waits until the page is painted as it is now. */
export const waitForPaint: Wait = (action) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * A value as it was until it has stayed the same for a while: for what may follow later than the key that was pressed.
 *
 * @param wait must be the same function at every call
 * @param first what it is until then; the value itself if left out
 */
export function useLater<Value>(value: Value, wait: Wait, first = value): Value {
  const [shown, show] = useState(() => first);
  useEffect(() => wait(() => startTransition(() => show(() => value))), [value, wait]);
  return shown;
}

import { useEffect, useState } from 'react';

/** A tooltip opened by a finger closes by itself: there is no pointer that could leave. */
const touchTooltipMilliseconds = 3000;

interface ShownTooltip<Key> {
  /** What the tooltip is about; undefined while there is none. */
  readonly shown: Key | undefined;
  readonly show: (key: Key, isTouched?: boolean) => void;
  readonly hide: () => void;
}

/** The one tooltip of a chart. */
export function useShownTooltip<Key>(): ShownTooltip<Key> {
  const [tooltip, setTooltip] = useState<{ readonly key: Key; readonly isTouched: boolean }>();

  useEffect(() => {
    if (tooltip?.isTouched !== true) return undefined;
    const timer = setTimeout(() => setTooltip(undefined), touchTooltipMilliseconds);
    return () => clearTimeout(timer);
  }, [tooltip]);

  return {
    shown: tooltip?.key,
    show: (key, isTouched = false) => setTooltip({ key, isTouched }),
    hide: () => setTooltip(undefined),
  };
}

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
    // A mouse that moves within a part asks again and again: what is shown already is left as it is.
    show: (key, isTouched = false) =>
      setTooltip((shown) =>
        !isTouched && shown?.key === key && !shown.isTouched ? shown : { key, isTouched },
      ),
    hide: () => setTooltip(undefined),
  };
}

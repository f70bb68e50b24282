import { useEffect, useState } from 'react';

/** A tooltip opened by touch closes by itself, because there is no pointer that leaves. */
const touchTooltipMs = 3000;

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
    const timer = setTimeout(() => setTooltip(undefined), touchTooltipMs);
    return () => clearTimeout(timer);
  }, [tooltip]);

  return {
    shown: tooltip?.key,
    // A mouse that moves within a part triggers this repeatedly. The present tooltip stays.
    show: (key, isTouched = false) =>
      setTooltip((shown) =>
        !isTouched && shown?.key === key && !shown.isTouched ? shown : { key, isTouched },
      ),
    hide: () => setTooltip(undefined),
  };
}

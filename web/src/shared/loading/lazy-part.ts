import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A part of the site that is fetched when it is first needed. */
export interface LazyPart<Value> {
  /** Fetches the part, once; after a failure the next call tries again. */
  readonly load: () => Promise<Value>;
  /** The part, if it has arrived. */
  readonly loaded: () => Value | undefined;
}

/**
 * @param fetchPart calls `import()` inside it: what follows an import directly is taken for a part of it by the build, and
 *   hears of no failure to fetch it
 */
export function lazyPart<Value>(fetchPart: () => Promise<Value>): LazyPart<Value> {
  let part: Value | undefined;
  let arriving: Promise<Value> | undefined;
  return {
    load: async () => {
      if (part !== undefined) return part;
      const fetching = (arriving ??= fetchPart());
      try {
        part = await fetching;
        return part;
      } finally {
        if (arriving === fetching) arriving = undefined;
      }
    },
    loaded: () => part,
  };
}

/**
 * The part for a component, at once if it has arrived before, and a function that loads it and draws the component again. With
 * another part the former one stays until the other has arrived.
 */
export function useLazyPart<Value>(
  part: LazyPart<Value>,
): readonly [Value | undefined, () => Promise<void>] {
  const [value, setValue] = useState(part.loaded);
  const wanted = useRef(part);
  useLayoutEffect(() => {
    wanted.current = part;
  });
  const load = useCallback(async () => {
    const arrived = await part.load();
    if (wanted.current === part) setValue(() => arrived);
  }, [part]);
  return [value, load];
}

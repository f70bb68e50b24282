/**
 * A part of a page that is fetched when it is first needed and is at hand from then on, without a moment in which its
 * place is empty.
 */
export interface OnDemand<Part> {
  /**
   * Fetches the part, once; a failed fetch is tried again by the next call. Browsers never ask again for a module that
   * they could not load: build/load-part.js sees to it that none is run before its files are there.
   */
  readonly load: () => Promise<Part>;
  /** The part, if it has arrived. */
  readonly loaded: () => Part | undefined;
}

export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let part: Part | undefined;
  return {
    load: async () => {
      part ??= await fetchPart();
      return part;
    },
    loaded: () => part,
  };
}

import { createContext, use, type ReactNode } from 'react';

/** The result on the page, for what can be done with it whatever it is about. */
interface ShownResult {
  /** The id of the calculator. */
  readonly calculator: string;
  /** The heading of the page. */
  readonly title: string;
  /** The entries that it was computed from, as the text of a link. */
  readonly link: string;
  /** The result again, in each of its periods. */
  readonly copies: ReactNode;
}

/** Provided by the page around its result. */
export const ShownResultContext = createContext<ShownResult | undefined>(undefined);

export function useShownResult(): ShownResult {
  const shown = use(ShownResultContext);
  if (shown === undefined) throw new Error('There is no result around this part of the page.');
  return shown;
}

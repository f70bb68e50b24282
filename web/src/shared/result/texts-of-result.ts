import { createContext, use } from 'react';

/** Brings the texts that only a result of the page shows; those that have failed to come are asked for again. */
export type LoadTextsOfResult = () => Promise<void>;

/** Provided by the site around its page. */
export const TextsOfResultContext = createContext<LoadTextsOfResult>(() => Promise.resolve());

export function useTextsOfResult(): LoadTextsOfResult {
  return use(TextsOfResultContext);
}

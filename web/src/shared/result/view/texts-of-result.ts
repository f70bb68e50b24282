import { createContext, use } from 'react';

/** Loads the texts of a result. Texts that failed to load are requested again. */
type LoadTextsOfResult = () => Promise<void>;

/** Provided by the site around its page. */
export const TextsOfResultContext = createContext<LoadTextsOfResult>(() => Promise.resolve());

export function useTextsOfResult(): LoadTextsOfResult {
  return use(TextsOfResultContext);
}

import { useLocation } from 'react-router';
import { localisedPath, splitPath, type Language } from '../../shared/language.ts';
import { useHydrated } from '../../shared/loading/hydrated.ts';
import type { Destination } from '../routes.ts';

/**
 * Gives the present address in another language, with query and fragment. In the static HTML it is
 * the page's canonical address, because the same HTML is served at other addresses, too.
 */
export function useAddressIn({ route }: Destination): (language: Language) => string {
  const isHydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  return (language) =>
    isHydrated
      ? localisedPath(splitPath(pathname).path, language) + search + hash
      : localisedPath(route.path, language);
}

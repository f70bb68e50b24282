import { useLocation } from 'react-router';
import { useHydrated } from '../../shared/hydrated.ts';
import { localisedPath, splitPath, type Language } from '../../shared/language.ts';
import type { Destination } from '../routes.ts';

/**
 * Gives the address shown in another language, with all else that it says. In the HTML made at build time it is the page's
 * own: that HTML stands at further addresses, too.
 */
export function useAddressIn({ route }: Destination): (language: Language) => string {
  const isHydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  return (language) =>
    isHydrated
      ? localisedPath(splitPath(pathname).path, language) + search + hash
      : localisedPath(route.path, language);
}

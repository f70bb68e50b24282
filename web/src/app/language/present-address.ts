import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localisedPath, prefixedPath, splitPath } from '../../shared/language.ts';
import { destinationOf } from '../routes.ts';
import { languageAskedFor, languageQuery } from './detect-language.ts';
import { rememberLanguage } from './language-memory.ts';

/** The parts of an address, as the router provides them. */
interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The address to redirect to, or nothing. A legacy URL becomes the present one, and `?lng=fr`
 * becomes the French page. Query and fragment are kept.
 */
export function presentAddress({ pathname, search, hash }: Address): string | undefined {
  const { route, prefix, isLegacy } = destinationOf(pathname);
  const asked = languageAskedFor(search);
  if (asked === undefined) {
    return isLegacy ? prefixedPath(route.path, prefix) + search + hash : undefined;
  }
  const query = new URLSearchParams(search);
  query.delete(languageQuery);
  const others = query.toString();
  const path = localisedPath(isLegacy ? route.path : splitPath(pathname).path, asked);
  return path + (others === '' ? '' : `?${others}`) + hash;
}

/** Replaces a legacy URL with the present one, and stores the language of the address. */
export function usePresentAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const present = presentAddress(location);

  useEffect(() => {
    const { prefix, language } = splitPath(pathname);
    const chosen = languageAskedFor(search) ?? (prefix === '' ? undefined : language);
    if (chosen !== undefined) rememberLanguage(chosen);
  }, [pathname, search]);

  useEffect(() => {
    if (present !== undefined) void navigate(present, { replace: true });
  }, [present, navigate]);
}

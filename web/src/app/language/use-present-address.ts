import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { splitPath } from '../../shared/language.ts';
import { languageAskedFor } from './detect-language.ts';
import { rememberLanguage } from './language-memory.ts';
import { presentAddress } from './present-address.ts';

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

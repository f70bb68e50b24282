import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer that the address names (`/faq#data`), brings it into view and puts the focus on its question. */
export function useOpenedByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.querySelector(`details[id="${CSS.escape(hash.slice(1))}"]`);
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
    named.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}

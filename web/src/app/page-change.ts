import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslator } from '../shared/translation/use-translation.ts';
import { showHead } from './document-head.ts';
import { placeNamedBy } from './named-place.ts';
import { metaOf } from './page-meta.ts';
import type { Destination } from './routes.ts';

/** Puts the focus where the new page begins, or at the place in it that its address names, unless the page has chosen one. */
export function focusPage() {
  const main = document.querySelector('main');
  if (main === null || main.contains(document.activeElement)) return;
  const heading = placeNamedBy(window.location) ?? main.querySelector<HTMLElement>('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Handles focus, title and announcement on navigation, and returns the announcement. A language
 * switch does not move the focus.
 */
export function usePageChange(destination: Destination): string {
  const translator = useTranslator();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(destination);

  // Before paint, so that the page never shows with the old title or language.
  useLayoutEffect(() => {
    const { route, language } = shown.current;
    shown.current = destination;
    const isNewPage = route !== destination.route;
    if (!isNewPage && language === destination.language) return;
    showHead(destination, translator);
    setAnnouncement(metaOf(destination.route, translator).title);
    // The followed link may be gone with the old page, and then nothing would have the focus.
    if (isNewPage || document.activeElement === document.body) focusPage();
  }, [destination, translator]);

  return announcement;
}

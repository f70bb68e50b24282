import { focusPage } from '../frame/page-change.ts';

/**
 * Remembers the element that opened the banner. The returned function restores the focus to it, or
 * to the beginning of the page, if the focus is in the banner when it closes.
 */
export function returnFocusOf(banner: HTMLElement): () => void {
  const opener = document.activeElement;
  return () => {
    if (!banner.contains(document.activeElement)) return;
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
      opener.focus();
    } else {
      focusPage();
    }
  };
}

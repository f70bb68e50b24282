import { focusPage } from '../frame/page-change.ts';

const heightVariable = '--suen-consent-height';

/** Tells the page how much of it the banner covers; its style keeps that much free. Returns what gives it back. */
export function keepRoomFor(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(heightVariable, `${banner.offsetHeight}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty(heightVariable);
  };
}

/**
 * Remembers who opened the banner. What it returns puts the focus back there, or at the beginning of the page, if the
 * focus is in the banner when it goes; a reader who is elsewhere stays there.
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

import { focusPage } from '../frame/page-change.ts';

const heightVariable = '--suen-consent-height';

/**
 * Sets the height that the banner covers, and the page's style keeps it free. Returns a function
 * that resets it.
 */
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

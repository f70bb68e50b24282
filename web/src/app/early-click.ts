declare global {
  interface Window {
    /** Set by build/boot.js: the button last clicked before hydration. */
    earlyClick?: HTMLElement | null;
  }
}

function repeat() {
  const button = window.earlyClick;
  window.earlyClick = null;
  if (button?.isConnected === true) button.click();
}

/** Answers a click that came before the page was hydrated. */
export function repeatEarlyClick(): void {
  const root = document.documentElement;
  if ('hydrated' in root.dataset) {
    repeat();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    repeat();
  });
  observer.observe(root, { attributeFilter: ['data-hydrated'] });
}

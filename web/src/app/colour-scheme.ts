import { useSyncExternalStore } from 'react';
import { isEmbedded } from '../shared/window/embedded.ts';
import { createListeners } from '../shared/window/listeners.ts';

/** Light, dark, or the device's setting. */
const colourSchemes = ['auto', 'light', 'dark'] as const;
type ColourScheme = (typeof colourSchemes)[number];

/** The key in local storage. build/pages/colour-scheme.js reads it before the page is painted. */
export const colourSchemeKey = 'color-scheme';

/** The page's background in both schemes, as in tokens.css, for the browser's own frame. */
export const backgroundColours = { light: '#f6f7f7', dark: '#222831' } as const;

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');
/** The choice of a reader whose browser forbids storage. It lasts as long as the page. */
let unstoredChoice: ColourScheme = 'auto';

function chosenScheme(): ColourScheme {
  try {
    // The site around a frame chooses its scheme.
    const stored = isEmbedded()
      ? new URLSearchParams(window.location.search).get('scheme')
      : window.localStorage.getItem(colourSchemeKey);
    return colourSchemes.find((scheme) => scheme === stored) ?? unstoredChoice;
  } catch {
    return unstoredChoice;
  }
}

/** Colours the page, and the browser's own frame around it. */
function applyScheme(): void {
  const chosen = chosenScheme();
  const deviceScheme = darkDevice().matches ? 'dark' : 'light';
  document.documentElement.dataset['colorScheme'] = chosen === 'auto' ? deviceScheme : chosen;
  for (const scheme of ['light', 'dark'] as const) {
    document
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute('content', backgroundColours[chosen === 'auto' ? scheme : chosen]);
  }
  tell();
}

function chooseScheme(scheme: ColourScheme): void {
  unstoredChoice = scheme;
  try {
    window.localStorage.setItem(colourSchemeKey, scheme);
  } catch {
    // The choice lasts until the page is closed.
  }
  applyScheme();
}

/** Follows the device and choices in other tabs while there are subscribers. */
const { tell, subscribe } = createListeners(() => {
  window.addEventListener('storage', applyScheme);
  darkDevice().addEventListener('change', applyScheme);
  applyScheme();
  return () => {
    window.removeEventListener('storage', applyScheme);
    darkDevice().removeEventListener('change', applyScheme);
  };
});

/** The reader's choice, undefined in the HTML made at build time, and the way to change it. */
export function useColourScheme() {
  const scheme = useSyncExternalStore<ColourScheme | undefined>(
    subscribe,
    chosenScheme,
    () => undefined,
  );
  return [scheme, chooseScheme] as const;
}

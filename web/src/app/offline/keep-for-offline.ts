import type { Language } from '../../shared/language.ts';

/** Nothing is cached before a visit has lasted this long, because the page itself comes first. */
const delayMilliseconds = 3000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Caches the site in a language, so that it opens offline. Not if the device saves data. */
export function keepForOffline(language: Language): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => void keep(language), delayMilliseconds);
}

async function keep(language: Language): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    active?.postMessage(language);
  } catch (error) {
    // A browser may refuse, for example in private windows. Then the site does not work offline.
    console.info('The site is not kept for offline use.', error);
  }
}

function savesData(): boolean {
  return window.matchMedia('(prefers-reduced-data: reduce)').matches || isSaveDataOn(navigator);
}

/** Some browsers have a non-standard property for this. */
function isSaveDataOn(browser: object): boolean {
  const connection: unknown = 'connection' in browser ? browser.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

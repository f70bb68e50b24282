import type { Language } from '../../shared/language.ts';

/** Nothing is kept before a visit has lasted this long: the page itself comes first. */
const delayMilliseconds = 3000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Has the site kept on the device in a language, so that it opens without a network. Not where data are to be saved. */
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
    // A browser may refuse, in private windows for instance: then the site needs its network.
    console.info('The site is not kept for offline use.', error);
  }
}

function savesData(): boolean {
  return window.matchMedia('(prefers-reduced-data: reduce)').matches || isSaveDataOn(navigator);
}

/** Some browsers say it in a property that the standard does not know. */
function isSaveDataOn(browser: object): boolean {
  const connection: unknown = 'connection' in browser ? browser.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

import type { Language } from '../../shared/language.ts';
import { whenIdle } from '../../shared/loading/when-idle.ts';
import { canHaveWorker, installWorker } from '../../shared/on-device/own-worker.ts';

/** Nothing is cached before a visit has lasted this long, because the page itself comes first. */
const delayMs = 3000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Caches the site in a language and fetches the engine, so that it opens and calculates offline. Not if the device saves data. */
export function keepForOffline(language: Language): void {
  if (!canHaveWorker() || savesData()) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => whenIdle(() => void keep(language)), delayMs);
}

async function keep(language: Language): Promise<void> {
  try {
    const worker = await installWorker();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    worker?.postMessage(language);
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

import { whenIdle } from '../loading/when-idle.ts';
import { isEmbedded } from '../window/embedded.ts';

/** Begins the names of what is kept in the browser's session storage. */
const prefix = 'suen.';

/** After a change there is often an answer to show first. */
const pauseMs = 300;

const waiting = new Map<string, unknown>();

/** Names this build of the site by its first script: what another one has written may have another shape. */
function build(): string {
  const chunks = document.querySelector('#chunks')?.textContent ?? '';
  return /"entry":"([^"]+)"/.exec(chunks)?.[1] ?? '';
}

/**
 * Storage is full, or the browser forbids it: then a reload forgets what was entered, as it did before there was any. A frame
 * of another site keeps nothing.
 */
function withStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  if (isEmbedded()) return undefined;
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function writeAll() {
  for (const [key, value] of waiting) {
    withStorage((storage) =>
      storage.setItem(prefix + key, JSON.stringify({ build: build(), value })),
    );
  }
  waiting.clear();
}

/**
 * Keeps a value for a reload of this tab, until it is closed. It is written a moment later when the page has nothing else
 * to do, and at the latest when the reader leaves it.
 */
export function rememberForReload(key: string, value: unknown): void {
  if (waiting.size === 0) {
    window.addEventListener('pagehide', writeAll, { once: true });
    setTimeout(() => whenIdle(writeAll), pauseMs);
  }
  waiting.set(key, value);
}

/** What this build of the site has kept under a key in this tab. */
export function rememberedBeforeReload(key: string): unknown {
  return withStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(prefix + key) ?? 'null');
    const isOurs = typeof kept === 'object' && kept !== null && 'build' in kept && 'value' in kept;
    return isOurs && kept.build === build() ? kept.value : undefined;
  });
}

export function forgetForReload(key: string): void {
  waiting.delete(key);
  withStorage((storage) => storage.removeItem(prefix + key));
}

/** Forgets everything; between tests. */
export function forgetAllForReload(): void {
  waiting.clear();
  withStorage((storage) => storage.clear());
}

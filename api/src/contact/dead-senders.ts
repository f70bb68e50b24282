import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sendersOf, type SpoolFolders } from './spool.ts';

/** Finds the server processes that have stopped beating, and whose messages others may take over. */
export type FindDeadSenders = () => Promise<readonly string[]>;

/**
 * A process is dead when its beat has not changed for so long as this process has watched. Nobody's clock is compared with
 * another's, and the time that a whole machine sleeps does not count.
 */
export function watchSenders(
  spool: SpoolFolders,
  ownFolder: string,
  silenceMilliseconds: number,
): FindDeadSenders {
  const lastBeats = new Map<string, { readonly beat: number; readonly seenAt: number }>();
  return async () => {
    const dead: string[] = [];
    const senders = await sendersOf(spool.sending);
    for (const sender of senders) {
      const folder = join(spool.sending, sender);
      const beat = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
      if (folder === ownFolder || beat === undefined) continue;
      const last = lastBeats.get(sender);
      if (last?.beat !== beat) lastBeats.set(sender, { beat, seenAt: performance.now() });
      else if (performance.now() - last.seenAt >= silenceMilliseconds) dead.push(sender);
    }
    for (const sender of lastBeats.keys()) if (!senders.includes(sender)) lastBeats.delete(sender);
    return dead;
  };
}

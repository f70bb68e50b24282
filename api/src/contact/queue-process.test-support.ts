/** When told to go, takes over the files of an earlier version, claims and removes every message, and prints their ids. */
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from './contact-log.ts';
import { openDatabase } from './database.ts';
import { takeOverMessages } from './earlier-files.ts';
import { openQueue } from './queue.ts';

const [, , dataFolder = ''] = process.argv;
console.log('ready');
await once(process.stdin, 'data');
const database = await openDatabase(join(dataFolder, 'contact.db'));
takeOverMessages(dataFolder, database, () => undefined);
const queue = openQueue(database, { maxMessages: 10_000, maxDelayMs: 60_000 });
const ids: string[] = [];
for (;;) {
  const { claim } = untilNotBusy(() => queue.claimNext(Date.now()));
  if (!claim) break;
  ids.push(claim.id);
  untilNotBusy(() => queue.remove(claim.id));
  // The others' turn.
  await delay(2);
}
console.log(ids.join(' '));
process.exit();

/** The others write without a pause, so that a second may not be enough for this one's turn. */
function untilNotBusy<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (codeOf(error).code === 'SQLITE_BUSY') return untilNotBusy(work);
    throw error;
  }
}

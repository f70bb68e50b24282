/** When told to go, claims and removes every message, and prints their ids. */
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, retryUntilNotBusy } from './database.ts';
import { openQueue } from './queue.ts';

const [, , dataFolder = ''] = process.argv;
process.channel?.ref();
console.log('ready');
await once(process, 'message');
const database = await openDatabase(join(dataFolder, 'contact.db'));
const queue = openQueue(database, { maxMessages: 10_000, maxDelayMs: 60_000 });
const ids: string[] = [];
for (;;) {
  const { claim } = await retryUntilNotBusy(() => queue.claimNext(Date.now()));
  if (!claim) break;
  ids.push(claim.id);
  await retryUntilNotBusy(() => queue.remove(claim.id));
  // The others' turn.
  await delay(2);
}
console.log(ids.join(' '));
process.exit();

import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOwnFolders, syncFolder, writeNewFile } from './durable-file.ts';
import { nameOfEntry } from './spool-entry.ts';
import type { SpooledMessage } from './spooled-message.ts';

/**
 * Where messages lie until the mail server has taken them. A message is one file; which folder it is in says how far it
 * has come, so that every step is one rename: done or not done, and done by one process only.
 */
export interface SpoolFolders {
  readonly root: string;
  /** Being written; nobody was told that they are safe. */
  readonly incoming: string;
  /** Safe and to be sent. */
  readonly waiting: string;
  /** A folder per server process: what it is sending. */
  readonly sending: string;
  /** Refused by the mail server for good; somebody has to look. */
  readonly failed: string;
}

/** Makes the folders of a spool. @throws Error when they cannot be made */
export async function openSpool(root: string): Promise<SpoolFolders> {
  const folders = {
    root,
    incoming: join(root, 'incoming'),
    waiting: join(root, 'waiting'),
    sending: join(root, 'sending'),
    failed: join(root, 'failed'),
  };
  await makeOwnFolders(...Object.values(folders));
  await removeOldDrafts(folders.incoming);
  return folders;
}

const oldMilliseconds = 60 * 60_000;

/** What a crash has left half written; nobody was told that it is safe. */
async function removeOldDrafts(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name);
    const writtenAt = await stat(draft).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    const isOld = writtenAt !== undefined && Date.now() - writtenAt > oldMilliseconds;
    if (isOld) await rm(draft, { force: true });
  }
}

/** What became of a message. `full`: there are too many already. */
export type Stored = 'stored' | 'full';

/**
 * Writes a message to the spool. When it says `stored`, the message survives a crash and a power cut.
 *
 * @throws Error when the disk does not take it; then it is not in the spool
 */
export async function storeMessage(
  spool: SpoolFolders,
  message: SpooledMessage,
  maximum: number,
): Promise<Stored> {
  if ((await countMessages(spool)) >= maximum) return 'full';
  const name = nameOfEntry({ due: Date.now(), attempts: 0, id: message.id });
  const draft = join(spool.incoming, name);
  const file = join(spool.waiting, name);
  await writeNewFile(draft, `${JSON.stringify(message, null, 2)}\n`);
  try {
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  try {
    await syncFolder(spool.waiting);
  } catch (error) {
    // Not safe, so it must not be sent either; but another process may have taken it already, and then it is.
    const isTakenBack = await rm(file).then(
      () => true,
      () => false,
    );
    if (isTakenBack) throw error;
  }
  return 'stored';
}

async function countMessages({ waiting, sending, failed }: SpoolFolders): Promise<number> {
  const folders = [
    waiting,
    failed,
    ...(await sendersOf(sending)).map((name) => join(sending, name)),
  ];
  const lists = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return lists.flat().length;
}

/** The server processes that have a folder for what they send. */
export async function sendersOf(sending: string): Promise<readonly string[]> {
  const entries = await readdir(sending, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, rmdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, makeOwnFolders, syncFolder } from './durable-file.ts';
import {
  entryOfName,
  isNameWhenCommitted,
  nameBeforeCommitted,
  nameOfEntry,
  nameWhenCommitted,
  type SpoolEntry,
} from './spool-entry.ts';
import type { SpoolFolders } from './spool.ts';

/** Another process took the message because this one looked dead; it must not be sent from here. */
export class ClaimLost extends Error {
  constructor() {
    super('another process has taken the message');
    this.name = 'ClaimLost';
  }
}

/** One message that this process, and no other, may send. */
export interface Claim {
  readonly entry: SpoolEntry;
  read(): Promise<string>;
  /**
   * To be called right before the last byte is sent: from here on the mail server may have the message.
   *
   * @throws ClaimLost
   */
  commit(): Promise<void>;
  /** It was accepted: removes it, which is the mark that it was. */
  finish(): Promise<void>;
  /** Puts it back, to be tried again when `due` has come. */
  putBack(due: number, attempts: number): Promise<void>;
  /** It will never be accepted: puts it aside. */
  putAside(): Promise<void>;
}

/** What one server process is sending. */
export interface Claims {
  readonly folder: string;
  /** Claims the message that is due longest, or says when one will be. */
  next(now: number): Promise<{ readonly claim?: Claim; readonly nextDue: number }>;
  /** Tells the other processes that this one lives. */
  beat(): Promise<void>;
  /** Puts back what is left here from a step that failed; not while a message is being sent. */
  putBackLeftOvers(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the folder of a process; its name is new, so that nobody's leavings are taken for its own.
 *
 * @param furthestMilliseconds what is due later than this was put off by a wrong clock, and is due now
 */
export async function openClaims(
  spool: SpoolFolders,
  furthestMilliseconds: number,
): Promise<Claims> {
  const folder = join(spool.sending, randomUUID());
  const accepted = new Set<string>();
  await makeOwnFolders(folder);

  return {
    folder,

    async next(now) {
      const entries = (await readdir(spool.waiting))
        .flatMap((name) => entryOfName(name) ?? [])
        .toSorted((one, other) => one.due - other.due);
      for (const entry of entries) {
        const isInOrder = entry.due <= now + furthestMilliseconds;
        if (entry.due > now && isInOrder) continue;
        const claim = await claimed(spool, folder, entry, accepted);
        if (claim) return { claim, nextDue: now };
      }
      const later = entries.map(({ due }) => due).filter((due) => due > now);
      return { nextDue: Math.min(...later, Number.POSITIVE_INFINITY) };
    },

    async beat() {
      const now = new Date();
      await utimes(folder, now, now)
        .catch(() => makeOwnFolders(folder))
        // A disk that takes no beat takes no claim either.
        .catch(() => undefined);
    },

    async putBackLeftOvers() {
      for (const name of await readdir(folder).catch(() => [])) {
        if (accepted.has(name)) await removeAccepted(folder, name, accepted);
        else await rename(join(folder, name), join(spool.waiting, nameBeforeCommitted(name)));
      }
    },

    close: () => rmdir(folder).catch(() => undefined),
  };
}

async function claimed(
  spool: SpoolFolders,
  folder: string,
  entry: SpoolEntry,
  accepted: Set<string>,
): Promise<Claim | undefined> {
  let name = nameOfEntry(entry);
  // Who took this process for dead has removed its folder.
  await makeOwnFolders(folder);
  if (!(await moved(join(spool.waiting, name), join(folder, name)))) return undefined;

  const moveTo = async (target: string, newName: string) => {
    if (await moved(join(folder, name), join(target, newName))) await syncFolder(target);
  };
  return {
    entry,
    read: () => readFile(join(folder, name), 'utf8'),
    async commit() {
      const committed = nameWhenCommitted(name);
      if (!(await moved(join(folder, name), join(folder, committed)))) throw new ClaimLost();
      name = committed;
      await syncFolder(folder);
    },
    async finish() {
      accepted.add(name);
      await removeAccepted(folder, name, accepted);
    },
    putBack: (due, attempts) =>
      moveTo(spool.waiting, nameOfEntry({ due: Math.ceil(due), attempts, id: entry.id })),
    putAside: () => moveTo(spool.failed, nameOfEntry(entry)),
  };
}

/** What was accepted is never put back, even if it cannot be removed at once. */
async function removeAccepted(folder: string, name: string, accepted: Set<string>): Promise<void> {
  await rm(join(folder, name), { force: true });
  await syncFolder(folder);
  accepted.delete(name);
}

/** Whether a file was there to be moved. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Puts back what a dead process was sending. @returns which messages the mail server may have already */
export async function takeOver(spool: SpoolFolders, sender: string): Promise<readonly string[]> {
  const folder = join(spool.sending, sender);
  const perhapsSent: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const target = join(spool.waiting, nameBeforeCommitted(name));
    const isMoved = await moved(join(folder, name), target);
    if (isMoved && isNameWhenCommitted(name)) {
      perhapsSent.push(entryOfName(nameBeforeCommitted(name))?.id ?? name);
    }
  }
  await syncFolder(spool.waiting);
  await rmdir(folder).catch(() => undefined);
  return perhapsSent;
}

import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import type { QueuedMessage } from './queued-message.ts';

/** One message that this process, and no other, may send. */
export interface Claim {
  readonly id: string;
  /** When it was to be tried, in milliseconds since 1970. */
  readonly dueAt: number;
  /** How often the mail server has put it off. */
  readonly attempts: number;
  /** The message as JSON. */
  readonly text: string;
}

export interface QueueOptions {
  readonly maxMessages: number;
  /** A message that is due later than this from now was put off by a wrong clock, and is due. */
  readonly maxDelayMs: number;
}

export type Queue = ReturnType<typeof openQueue>;

const isClaimed = "state IN ('sending', 'unconfirmed')";
const release = "UPDATE messages SET state = 'waiting', claimed_by = NULL";

/** The messages that the mail server has not taken yet, as one server process sees them. */
export function openQueue(database: Database, { maxMessages, maxDelayMs }: QueueOptions) {
  const owner = randomUUID();
  const accepted = new Set<string>();
  let holdsRemoved = false;
  /** When this process first saw a claim of another one with this many beats; every claim begins with a new beat. */
  let watched = new Map<string, number>();

  function removeAccepted(id: string): void {
    database.run('DELETE FROM messages WHERE id = ?', id);
    accepted.delete(id);
    holdsRemoved = true;
  }

  /** SQLite's log of changes still holds the words of what was removed. */
  function emptyLog(): void {
    const [result] = database.all('PRAGMA wal_checkpoint(TRUNCATE)');
    holdsRemoved = result?.['busy'] !== 0;
  }

  return {
    /** How many messages are in each state. */
    counts(): Readonly<Record<string, number>> {
      const counts: Record<string, number> = { waiting: 0, sending: 0, unconfirmed: 0, failed: 0 };
      const rows = database.all('SELECT state, count(*) AS count FROM messages GROUP BY state');
      for (const { state, count } of rows) counts[String(state)] = Number(count);
      return counts;
    },

    /**
     * Adds a message. When it returns true, the message survives a crash and a power cut.
     *
     * @returns false when there are too many already
     * @throws Error when the disk does not take it; then it is not in the queue
     */
    add(message: QueuedMessage): boolean {
      const sql = `INSERT INTO messages (id, due_at, message) SELECT ?, ?, ?
                   WHERE (SELECT count(*) FROM messages) < ?`;
      const text = JSON.stringify(message);
      return database.run(sql, message.id, Date.now(), text, maxMessages) === 1;
    },

    /** Claims the message that is due longest, or says when one will be. */
    claimNext(now: number): { readonly claim?: Claim; readonly nextDueAt: number } {
      const claimFirst = `UPDATE messages SET state = 'sending', claimed_by = ?, heartbeats = heartbeats + 1
        WHERE id =
          (SELECT id FROM messages WHERE state = 'waiting' AND (due_at <= ? OR due_at > ?)
           ORDER BY due_at LIMIT 1)
        RETURNING id, due_at, attempts, message`;
      const [row] = database.all(claimFirst, owner, now, now + maxDelayMs);
      if (row) {
        const { id, due_at: dueAt, attempts, message: text } = row;
        const claim = {
          id: String(id),
          dueAt: Number(dueAt),
          attempts: Number(attempts),
          text: String(text),
        };
        return { claim, nextDueAt: now };
      }
      if (holdsRemoved) emptyLog();
      const firstDue = "SELECT min(due_at) AS due_at FROM messages WHERE state = 'waiting'";
      const [first] = database.all(firstDue);
      return { nextDueAt: Number(first?.['due_at'] ?? Number.POSITIVE_INFINITY) };
    },

    /**
     * To be called right before the last byte is sent: from here on the mail server may have the message.
     *
     * @returns false when another process has taken it over; then the last byte must not be sent
     */
    markUnconfirmed(id: string): boolean {
      const sql = `UPDATE messages SET state = 'unconfirmed', heartbeats = heartbeats + 1
                   WHERE id = ? AND claimed_by = ?`;
      return database.run(sql, id, owner) === 1;
    },

    /** The mail server has accepted it. It is never sent again, even if it cannot be removed at once. */
    remove(id: string): void {
      accepted.add(id);
      removeAccepted(id);
    },

    putBack(id: string, dueAt: number, attempts: number): void {
      const sql = `${release}, due_at = ?, attempts = ? WHERE id = ? AND claimed_by = ?`;
      database.run(sql, Math.ceil(dueAt), attempts, id, owner);
    },

    /** It will never be accepted; somebody has to look. */
    putAside(id: string): void {
      const sql =
        "UPDATE messages SET state = 'failed', claimed_by = NULL WHERE id = ? AND claimed_by = ?";
      database.run(sql, id, owner);
    },

    /** Tells the other processes that this one is alive. */
    beat(): void {
      const sql = `UPDATE messages SET heartbeats = heartbeats + 1 WHERE ${isClaimed} AND claimed_by = ?`;
      database.run(sql, owner);
    },

    /** Ends claims of this process that a failed step has left; not while a message is being sent. */
    releaseOwn(): void {
      for (const id of accepted) removeAccepted(id);
      database.run(`${release} WHERE ${isClaimed} AND claimed_by = ?`, owner);
    },

    /**
     * Ends claims of other processes that have not beaten for so long as this one has watched. No clocks are compared, and
     * time during which the whole machine sleeps does not count.
     *
     * @returns the messages that the mail server may have already
     */
    releaseAbandoned(silenceMs: number): readonly string[] {
      const othersClaims = `SELECT id, state, heartbeats FROM messages WHERE ${isClaimed} AND claimed_by <> ?`;
      const before = watched;
      watched = new Map();
      const perhapsSent: string[] = [];
      for (const { id, state, heartbeats } of database.all(othersClaims, owner)) {
        const key = `${String(id)} ${String(heartbeats)}`;
        const since = before.get(key) ?? performance.now();
        watched.set(key, since);
        if (performance.now() - since < silenceMs) continue;
        const sql = `${release} WHERE id = ? AND heartbeats = ? AND ${isClaimed}`;
        const released = database.run(sql, String(id), Number(heartbeats));
        if (released === 1 && state === 'unconfirmed') perhapsSent.push(String(id));
      }
      return perhapsSent;
    },
  };
}

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

/** The messages that the mail server has not taken yet, as one server process sees them. */
export interface Queue {
  /**
   * Adds a message. When it returns true, the message survives a crash and a power cut.
   *
   * @returns false when there are too many already
   * @throws Error when the disk does not take it; then it is not in the queue
   */
  add(message: QueuedMessage): boolean;
  /** Claims the message that is due longest, or says when one will be. */
  claimNext(now: number): { readonly claim?: Claim; readonly nextDueAt: number };
  /**
   * To be called right before the last byte is sent: from here on the mail server may have the message.
   *
   * @returns false when another process has taken it over; then the last byte must not be sent
   */
  markUnconfirmed(id: string): boolean;
  /** The mail server has accepted it. It is never sent again, even if it cannot be removed at once. */
  remove(id: string): void;
  putBack(id: string, dueAt: number, attempts: number): void;
  /** It will never be accepted; somebody has to look. */
  putAside(id: string): void;
  /** Tells the other processes that this one is alive. */
  beat(): void;
  /** Ends claims of this process that a failed step has left; not while a message is being sent. */
  releaseOwn(): void;
  /**
   * Ends claims of other processes that have not beaten for so long as this one has watched. No clocks are compared, and
   * time during which the whole machine sleeps does not count.
   *
   * @returns the messages that the mail server may have already
   */
  releaseAbandoned(silenceMs: number): readonly string[];
}

export interface QueueOptions {
  readonly maxMessages: number;
  /** A message that is due later than this from now was put off by a wrong clock, and is due. */
  readonly maxDelayMs: number;
}

const isClaimed = "state IN ('sending', 'unconfirmed')";
const release = "UPDATE messages SET state = 'waiting', claimed_by = NULL";

export function openQueue(database: Database, { maxMessages, maxDelayMs }: QueueOptions): Queue {
  const owner = randomUUID();
  const accepted = new Set<string>();
  let holdsRemoved = false;
  /** When this process first saw a claim of another one with this many beats. */
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
    add: ({ id, ...message }) =>
      database.run(
        `INSERT INTO messages (id, due_at, message) SELECT ?, ?, ?
         WHERE (SELECT count(*) FROM messages) < ?`,
        id,
        Date.now(),
        JSON.stringify({ id, ...message }),
        maxMessages,
      ) === 1,

    claimNext(now) {
      const [row] = database.all(
        `UPDATE messages SET state = 'sending', claimed_by = ? WHERE id =
           (SELECT id FROM messages WHERE state = 'waiting' AND (due_at <= ? OR due_at > ?)
            ORDER BY due_at LIMIT 1)
         RETURNING id, due_at, attempts, message`,
        owner,
        now,
        now + maxDelayMs,
      );
      if (row) {
        const { id, due_at: dueAt, attempts, message } = row;
        const claim = {
          id: String(id),
          dueAt: Number(dueAt),
          attempts: Number(attempts),
          text: String(message),
        };
        return { claim, nextDueAt: now };
      }
      if (holdsRemoved) emptyLog();
      const [first] = database.all(
        "SELECT min(due_at) AS due_at FROM messages WHERE state = 'waiting'",
      );
      return { nextDueAt: Number(first?.['due_at'] ?? Number.POSITIVE_INFINITY) };
    },

    markUnconfirmed: (id) =>
      database.run(
        `UPDATE messages SET state = 'unconfirmed', heartbeats = heartbeats + 1
         WHERE id = ? AND claimed_by = ?`,
        id,
        owner,
      ) === 1,

    remove(id) {
      accepted.add(id);
      removeAccepted(id);
    },

    putBack(id, dueAt, attempts) {
      database.run(
        `${release}, due_at = ?, attempts = ? WHERE id = ? AND claimed_by = ?`,
        Math.ceil(dueAt),
        attempts,
        id,
        owner,
      );
    },

    putAside(id) {
      database.run(
        "UPDATE messages SET state = 'failed', claimed_by = NULL WHERE id = ? AND claimed_by = ?",
        id,
        owner,
      );
    },

    beat() {
      database.run(
        `UPDATE messages SET heartbeats = heartbeats + 1 WHERE ${isClaimed} AND claimed_by = ?`,
        owner,
      );
    },

    releaseOwn() {
      for (const id of accepted) removeAccepted(id);
      database.run(`${release} WHERE ${isClaimed} AND claimed_by = ?`, owner);
    },

    releaseAbandoned(silenceMs) {
      const perhapsSent: string[] = [];
      const stillWatched = new Map<string, number>();
      const claims = database.all(
        `SELECT id, state, claimed_by, heartbeats FROM messages
         WHERE ${isClaimed} AND claimed_by <> ?`,
        owner,
      );
      for (const claim of claims) {
        const [id, state, claimedBy] = [claim['id'], claim['state'], claim['claimed_by']].map(
          String,
        );
        const key = JSON.stringify(claim);
        const since = watched.get(key) ?? performance.now();
        stillWatched.set(key, since);
        if (performance.now() - since < silenceMs) continue;
        const released = database.run(
          `${release} WHERE id = ? AND state = ? AND claimed_by = ? AND heartbeats = ?`,
          id ?? '',
          state ?? '',
          claimedBy ?? '',
          Number(claim['heartbeats']),
        );
        if (released === 1 && state === 'unconfirmed') perhapsSent.push(id ?? '');
      }
      watched = stillWatched;
      return perhapsSent;
    },
  };
}

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
  /** The process that had it before has not said what the mail server answered. */
  readonly isPerhapsDelivered: boolean;
}

/** How long a message belongs to the process that has claimed it. After that, any process may claim it. */
export interface LeaseTimes {
  /** From the claim to the last byte. */
  readonly leaseMs: number;
  /** From the last byte to the answer. A mail server has ten minutes for it (RFC 5321, 4.5.3.2.6). */
  readonly answerLeaseMs: number;
}

export const defaultLeaseTimes: LeaseTimes = { leaseMs: 60_000, answerLeaseMs: 11 * 60_000 };

interface QueueOptions extends Partial<LeaseTimes> {
  readonly maxMessages: number;
  /** How long a message may be put off. What is due later, and after any lease, was put off by a wrong clock, and is due. */
  readonly maxDelayMs: number;
}

export type Queue = ReturnType<typeof openQueue>;

/** The messages that the mail server has not taken yet, as one server process sees them. */
export function openQueue(database: Database, options: QueueOptions) {
  const { maxMessages, maxDelayMs, leaseMs, answerLeaseMs } = { ...defaultLeaseTimes, ...options };
  const owner = randomUUID();
  const accepted = new Set<string>();
  let holdsRemoved = false;

  function removeAccepted(): void {
    for (const id of accepted) {
      database.run('DELETE FROM messages WHERE id = ?', id);
      accepted.delete(id);
      holdsRemoved = true;
    }
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
      database.throwWhenFull();
      const sql = `INSERT INTO messages (id, due_at, message) SELECT ?, ?, ?
                   WHERE (SELECT count(*) FROM messages) < ?`;
      const text = JSON.stringify(message);
      return database.run(sql, message.id, Date.now(), text, maxMessages) === 1;
    },

    /** Claims the message that is due longest, or says when one will be. A claim is due when its lease has passed. */
    claimNext(now: number): { readonly claim?: Claim; readonly nextDueAt: number } {
      removeAccepted();
      const firstDue = `SELECT id, state, due_at, attempts, message FROM messages
        WHERE state <> 'failed' AND (due_at <= ? OR due_at > ?) ORDER BY due_at LIMIT 1`;
      const claim = `UPDATE messages SET state = 'sending', claimed_by = ?, due_at = ? WHERE id = ?`;
      const row = database.transaction(() => {
        const [first] = database.all(firstDue, now, now + maxDelayMs + answerLeaseMs);
        if (first) database.run(claim, owner, now + leaseMs, String(first['id']));
        return first;
      });
      if (row) {
        const { id, state, due_at: dueAt, attempts, message } = row;
        return {
          claim: {
            id: String(id),
            dueAt: Number(dueAt),
            attempts: Number(attempts),
            text: String(message),
            isPerhapsDelivered: state === 'unconfirmed',
          },
          nextDueAt: now,
        };
      }
      if (holdsRemoved) emptyLog();
      database.restoreReserve();
      const nextDue = "SELECT min(due_at) AS due_at FROM messages WHERE state <> 'failed'";
      const [next] = database.all(nextDue);
      return { nextDueAt: Number(next?.['due_at'] ?? Number.POSITIVE_INFINITY) };
    },

    /**
     * To be called right before the last byte is sent: from here on the mail server may have the message.
     *
     * @returns false when another process has taken it over; then the last byte must not be sent
     */
    markUnconfirmed(id: string): boolean {
      const sql = `UPDATE messages SET state = 'unconfirmed', due_at = ?
                   WHERE id = ? AND claimed_by = ?`;
      return database.run(sql, Date.now() + answerLeaseMs, id, owner) === 1;
    },

    /** The mail server has accepted it. It is never sent again, even if it cannot be removed at once. */
    remove(id: string): void {
      accepted.add(id);
      removeAccepted();
    },

    putBack(id: string, dueAt: number, attempts: number): void {
      const sql = `UPDATE messages SET state = 'waiting', claimed_by = NULL, due_at = ?, attempts = ?
                   WHERE id = ? AND claimed_by = ?`;
      database.run(sql, Math.ceil(dueAt), attempts, id, owner);
    },

    /** It will never be accepted; somebody has to look. */
    putAside(id: string): void {
      const sql =
        "UPDATE messages SET state = 'failed', claimed_by = NULL WHERE id = ? AND claimed_by = ?";
      database.run(sql, id, owner);
    },

    /** Removes what the mail server has accepted and could not be removed at once. */
    removeAccepted,

    /** Gives up the reserve, when the disk is full. @returns whether there was one */
    makeRoom: () => database.giveUpReserve(),

    /** Takes the reserve back, so that nobody else takes its space. */
    keepRoom: () => database.restoreReserve(),
  };
}

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test-support/test-endings.test-support.ts';
import { claimedByProcesses } from './claiming-processes.test-support.ts';
import { openDatabase } from './database.ts';
import { openBesideServers, keptMessages, keptStates } from './kept-messages.test-support.ts';
import { defaultLeaseTimes, openQueue, type Claim, type Queue } from './queue.ts';
import { queuedMessage } from './queued-message.ts';

const anHour = 60 * 60_000;
const maxMessages = 1000;

/** The queue of a folder as one more process sees it. */
async function queueOf(folder: string): Promise<Queue> {
  const database = await openDatabase(join(folder, 'contact.db'));
  return openQueue(database, { maxMessages, maxDelayMs: anHour });
}

function message(body = 'Moien') {
  return queuedMessage({ email: 'marie@example.lu', body }, 'suen.example', new Date());
}

async function queueWith(count: number) {
  const folder = temporaryFolder();
  const queue = await queueOf(folder);
  for (let index = 0; index < count; index += 1) expect(queue.add(message(`${index}`))).toBe(true);
  return { folder, queue, states: () => keptStates(folder) };
}

const { leaseMs, answerLeaseMs } = defaultLeaseTimes;

/** A moment at which a claim of now has passed. */
function momentAfterLease(lease: 'claim' | 'answer' = 'claim'): number {
  return Date.now() + (lease === 'claim' ? leaseMs : answerLeaseMs) + 1000;
}

function claimFrom(queue: Queue, now = Date.now()): Claim {
  const { claim } = queue.claimNext(now);
  if (!claim) throw new Error('nothing was claimed');
  return claim;
}

describe('a message', { timeout: 60_000 }, () => {
  test('is claimed by one of many processes', async () => {
    const { folder, states } = await queueWith(300);
    const expected = keptMessages(folder).map(({ message: text }) => JSON.parse(text).id as string);
    const claimed = await claimedByProcesses(3, folder);
    expect(claimed.every((ids) => ids.length > 0)).toBe(true);
    expect(claimed.flat().toSorted()).toEqual(expected.toSorted());
    expect(states()).toEqual([]);
  });

  test('is claimed when it is due, or was put off by a wrong clock', async () => {
    const { queue } = await queueWith(1);
    const now = Date.now();
    queue.putBack(claimFrom(queue).id, now + 1000, 3);
    expect(queue.claimNext(now)).toEqual({ nextDueAt: now + 1000 });
    const { claim } = queue.claimNext(now + 1000);
    expect(claim).toMatchObject({ dueAt: now + 1000, attempts: 3 });
    queue.putBack(claim?.id ?? '', now + 2 * anHour, 4);
    expect(queue.claimNext(now).claim?.attempts).toBe(4);
    expect(queue.claimNext(now)).toEqual({ nextDueAt: now + leaseMs });
    queue.remove(claim?.id ?? '');
    expect(queue.claimNext(now)).toEqual({ nextDueAt: Number.POSITIVE_INFINITY });
  });

  test('is claimed in the order in which it is due', async () => {
    const { queue } = await queueWith(3);
    const first = claimFrom(queue);
    queue.putBack(first.id, Date.now() - anHour, 1);
    expect(claimFrom(queue).id).toBe(first.id);
    const [second, third] = [claimFrom(queue), claimFrom(queue)];
    expect(second.dueAt).toBeLessThanOrEqual(third.dueAt);
  });

  test('that another process has taken over is not sent from here', async () => {
    const { folder, queue, states } = await queueWith(1);
    const { id } = claimFrom(queue);
    const other = await queueOf(folder);
    expect(claimFrom(other, momentAfterLease()).id).toBe(id);
    expect(queue.markUnconfirmed(id)).toBe(false);
    queue.putBack(id, Date.now(), 0);
    queue.putAside(id);
    expect(states()).toEqual(['sending']);
    expect(other.markUnconfirmed(id)).toBe(true);
  });

  test('that was accepted is removed, whoever has taken it over', async () => {
    const { folder, queue, states } = await queueWith(1);
    const { id } = claimFrom(queue);
    queue.markUnconfirmed(id);
    const other = await queueOf(folder);
    expect(claimFrom(other, momentAfterLease('answer'))).toMatchObject({
      id,
      isPerhapsDelivered: true,
    });
    queue.remove(id);
    expect(other.markUnconfirmed(id)).toBe(false);
    expect(states()).toEqual([]);
  });

  test('that was accepted but cannot be removed is not sent again, and removed later', async () => {
    const { folder, queue, states } = await queueWith(1);
    const { id } = claimFrom(queue);
    queue.markUnconfirmed(id);
    const connection = openBesideServers(folder);
    connection.exec(`CREATE TRIGGER disk_full BEFORE DELETE ON messages
                 BEGIN SELECT raise(ABORT, 'disk full'); END`);
    expect(() => queue.remove(id)).toThrow('disk full');
    expect(() => claimFrom(queue, momentAfterLease('answer'))).toThrow('disk full');
    expect(states()).toEqual(['unconfirmed']);
    connection.exec('DROP TRIGGER disk_full');
    queue.removeAccepted();
    expect(states()).toEqual([]);
  });

  test('that is left by a step that failed is claimed again when its lease has passed', async () => {
    const { queue } = await queueWith(1);
    const { id } = claimFrom(queue);
    queue.markUnconfirmed(id);
    expect(queue.claimNext(momentAfterLease()).claim).toBe(undefined);
    expect(claimFrom(queue, momentAfterLease('answer')).id).toBe(id);
  });
});

describe('a claim', { timeout: 20_000 }, () => {
  test('belongs to its process until its lease has passed, and then to the first that takes it', async () => {
    const { folder, queue: dead, states } = await queueWith(1);
    const [one, other] = [await queueOf(folder), await queueOf(folder)];
    const before = Date.now();
    const { id } = claimFrom(dead);
    const { claim, nextDueAt } = one.claimNext(Date.now());
    expect(claim).toBe(undefined);
    expect(nextDueAt).toBeGreaterThanOrEqual(before + leaseMs);
    expect(one.claimNext(before + leaseMs - 1).claim).toBe(undefined);
    expect(claimFrom(one, momentAfterLease())).toMatchObject({ id, isPerhapsDelivered: false });
    expect(other.claimNext(momentAfterLease()).claim).toBe(undefined);
    expect(states()).toEqual(['sending']);
  });

  test('is not mistaken for a message put off by a wrong clock', async () => {
    const file = join(temporaryFolder(), 'contact.db');
    const [one, other] = [await openDatabase(file), await openDatabase(file)].map((database) =>
      openQueue(database, { maxMessages, maxDelayMs: leaseMs }),
    );
    one?.add(message());
    // The other process waited for the database after it had looked at the clock.
    const earlier = Date.now() - 500;
    expect(one?.claimNext(Date.now()).claim).toBeDefined();
    expect(other?.claimNext(earlier).claim).toBe(undefined);
  });

  test('lasts longer once the mail server may have the message', async () => {
    const { folder, queue } = await queueWith(1);
    const { id } = claimFrom(queue);
    expect(queue.markUnconfirmed(id)).toBe(true);
    const other = await queueOf(folder);
    expect(other.claimNext(Date.now() + answerLeaseMs - 1000).claim).toBe(undefined);
    expect(claimFrom(other, momentAfterLease('answer'))).toMatchObject({
      id,
      isPerhapsDelivered: true,
    });
  });

  test('that has passed is still good when nobody else has taken the message', async () => {
    const database = await openDatabase(join(temporaryFolder(), 'contact.db'));
    const queue = openQueue(database, { maxMessages, maxDelayMs: anHour, leaseMs: 0 });
    queue.add(message());
    expect(queue.markUnconfirmed(claimFrom(queue).id)).toBe(true);
  });

  test('of a process that has put the message back does not touch the next claim', async () => {
    const { folder, queue } = await queueWith(1);
    const { id } = claimFrom(queue);
    queue.putBack(id, Date.now(), 0);
    const [next, other] = [await queueOf(folder), await queueOf(folder)];
    claimFrom(next);
    expect(queue.markUnconfirmed(id)).toBe(false);
    expect(other.claimNext(Date.now()).claim).toBe(undefined);
    expect(next.markUnconfirmed(id)).toBe(true);
  });
});

describe('a database that takes nothing', { timeout: 20_000 }, () => {
  test.each([
    ['a full disk', 'max_page_count = 1', 'max_page_count = 1000000', 'SQLITE_FULL'],
    ['read-only', 'query_only = ON', 'query_only = OFF', 'SQLITE_READONLY'],
  ])('because of %s refuses the message and keeps the others', async (_, on, off, code) => {
    const folder = temporaryFolder();
    const database = await openDatabase(join(folder, 'contact.db'));
    const queue = openQueue(database, { maxMessages, maxDelayMs: anHour });
    expect(queue.add(message('first'))).toBe(true);
    database.all(`PRAGMA ${on}`);
    const long = message('x'.repeat(5000));
    expect(() => queue.add(long)).toThrow(expect.objectContaining({ code }));
    expect(keptStates(folder)).toEqual(['waiting']);
    database.all(`PRAGMA ${off}`);
    expect(queue.add(long)).toBe(true);
    expect(keptStates(folder)).toEqual(['waiting', 'waiting']);
  });
});

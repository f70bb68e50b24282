import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { claimedByProcesses } from './claiming-processes.test-support.ts';
import { openDatabase, type Database } from './database.ts';
import { besideServers, keptMessages, keptStates } from './kept-messages.test-support.ts';
import { openQueue, type Claim, type Queue } from './queue.ts';
import { queuedMessage } from './queued-message.ts';
import { temporaryFolder } from '../test-endings.test-support.ts';

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

function claimFrom(queue: Queue): Claim {
  const { claim } = queue.claimNext(Date.now());
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
    expect(other.releaseAbandoned(0)).toEqual([]);
    expect(queue.markUnconfirmed(id)).toBe(false);
    expect(claimFrom(other).id).toBe(id);
    expect(queue.markUnconfirmed(id)).toBe(false);
    queue.putBack(id, Date.now(), 0);
    queue.putAside(id);
    queue.releaseOwn();
    expect(states()).toEqual(['sending']);
    expect(other.markUnconfirmed(id)).toBe(true);
  });

  test('that was accepted is removed, whoever has taken it over', async () => {
    const { folder, queue, states } = await queueWith(1);
    const { id } = claimFrom(queue);
    queue.markUnconfirmed(id);
    const other = await queueOf(folder);
    expect(other.releaseAbandoned(0)).toEqual([id]);
    expect(claimFrom(other).id).toBe(id);
    queue.remove(id);
    expect(other.markUnconfirmed(id)).toBe(false);
    expect(states()).toEqual([]);
  });

  test('that was accepted but cannot be removed is not sent again, and removed later', async () => {
    const { folder, queue, states } = await queueWith(1);
    const { id } = claimFrom(queue);
    queue.markUnconfirmed(id);
    const beside = besideServers(folder);
    beside.exec(`CREATE TRIGGER disk_full BEFORE DELETE ON messages
                 BEGIN SELECT raise(ABORT, 'disk full'); END`);
    expect(() => queue.remove(id)).toThrow('disk full');
    expect(() => queue.releaseOwn()).toThrow('disk full');
    expect(states()).toEqual(['unconfirmed']);
    beside.exec('DROP TRIGGER disk_full');
    queue.releaseOwn();
    expect(states()).toEqual([]);
  });

  test('that is left by a step that failed is put back', async () => {
    const { queue, states } = await queueWith(1);
    queue.markUnconfirmed(claimFrom(queue).id);
    queue.releaseOwn();
    expect(states()).toEqual(['waiting']);
  });
});

describe('a process that others see no sign of', { timeout: 20_000 }, () => {
  test('loses its claims after so long as another one has watched', async () => {
    const { folder, queue: dead, states } = await queueWith(2);
    const living = await queueOf(folder);
    const [of, ofLiving] = [claimFrom(dead), claimFrom(living)];
    dead.markUnconfirmed(of.id);
    const watching = await queueOf(folder);
    expect(watching.releaseAbandoned(100)).toEqual([]);
    await delay(150);
    living.beat();
    expect(watching.releaseAbandoned(100)).toEqual([of.id]);
    expect(states()).toEqual(['waiting', 'sending']);
    expect(living.markUnconfirmed(ofLiving.id)).toBe(true);
  });

  test('is not mistaken for the one that claims its message later', async () => {
    const { folder, queue } = await queueWith(1);
    const { id } = claimFrom(queue);
    const [watching, next] = [await queueOf(folder), await queueOf(folder)];
    watching.releaseAbandoned(100);
    await delay(150);
    queue.putBack(id, Date.now(), 0);
    claimFrom(next);
    watching.releaseAbandoned(100);
    expect(next.markUnconfirmed(id)).toBe(true);
  });

  test('keeps a claim when it gives a sign at the very moment it is judged', async () => {
    const { folder, queue } = await queueWith(1);
    const { id } = claimFrom(queue);
    const database = await openDatabase(join(folder, 'contact.db'));
    const all: Database['all'] = (sql, ...values) => {
      const rows = database.all(sql, ...values);
      queue.beat();
      return rows;
    };
    const watching = openQueue({ ...database, all }, { maxMessages, maxDelayMs: anHour });
    expect(watching.releaseAbandoned(0)).toEqual([]);
    expect(queue.markUnconfirmed(id)).toBe(true);
  });

  test('is seen to live when it marks a message', async () => {
    const { folder, queue } = await queueWith(1);
    const { id } = claimFrom(queue);
    const watching = await queueOf(folder);
    watching.releaseAbandoned(100);
    await delay(150);
    queue.markUnconfirmed(id);
    expect(watching.releaseAbandoned(100)).toEqual([]);
    await delay(150);
    expect(watching.releaseAbandoned(100)).toEqual([id]);
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

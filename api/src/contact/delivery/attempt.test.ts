import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atTheEnd, temporaryFolder } from '../../test-support/test-endings.test-support.ts';
import { openDatabase } from '../queue/database.ts';
import { openQueue } from '../queue/queue.ts';
import { queuedMessage } from '../queue/queued-message.ts';
import { attempt } from './attempt.ts';
import { startDelivery } from './delivery.ts';
import { until } from './mail-server.test-support.ts';
import { quickTimes } from './quick-times.test-support.ts';

async function queueWithMessage() {
  const database = await openDatabase(join(temporaryFolder(), 'contact.db'));
  const queue = openQueue(database, { maxMessages: 10, maxDelayMs: 60_000 });
  const visitor = { email: 'marie@example.lu', body: 'Moien' };
  queue.add(queuedMessage(visitor, 'suen.example', new Date()));
  return queue;
}

test('a message that is put off waits twice as long after each time', async () => {
  const queue = await queueWithMessage();
  const options = {
    queue,
    send: () => Promise.resolve({ kind: 'deferred' } as const),
    report: () => undefined,
    signal: new AbortController().signal,
    leaseMs: 60_000,
    whenDeferred: { firstMs: 1000, maxMs: 6000 },
  };
  for (const expectedMs of [1000, 2000, 4000, 6000, 6000]) {
    const { claim } = queue.claimNext(Date.now() + 50_000);
    if (!claim) throw new Error('nothing was claimed');
    const before = Date.now();
    expect(await attempt(claim, options)).toBe(true);
    const { nextDueAt } = queue.claimNext(before);
    expect(nextDueAt).toBeGreaterThanOrEqual(before + 0.75 * expectedMs);
    expect(nextDueAt).toBeLessThanOrEqual(Date.now() + 1.25 * expectedMs + 1);
  }
});

test('the mail server is asked twice as late after each time that it was not reached', async () => {
  const askedAt: number[] = [];
  const delivery = startDelivery(
    await queueWithMessage(),
    () => {
      askedAt.push(performance.now());
      return Promise.resolve({ kind: 'unavailable' });
    },
    () => undefined,
    { ...quickTimes, whenUnavailable: { firstMs: 60, maxMs: 5000 } },
  );
  atTheEnd(() => delivery.stop());
  await until(() => askedAt.length === 5);
  await delivery.stop();
  const pauses = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0));
  // A quarter shorter by chance; a busy computer makes them longer only. Timers may be a millisecond early.
  expect(pauses[0]).toBeGreaterThan(0.75 * 60 - 2);
  expect(pauses[1]).toBeGreaterThan(0.75 * 120 - 2);
  expect(pauses[2]).toBeGreaterThan(0.75 * 240 - 2);
  expect(pauses[3]).toBeGreaterThan(0.75 * 480 - 2);
}, 20_000);

test('an attempt ends by itself before the message may be another process’s', async () => {
  const queue = await queueWithMessage();
  const { claim } = queue.claimNext(Date.now());
  if (!claim) throw new Error('nothing was claimed');
  const reports: string[] = [];
  const isReached = await attempt(claim, {
    queue,
    send: (_message, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ kind: 'unavailable' }));
      }),
    report: ({ contact }) => reports.push(contact),
    signal: new AbortController().signal,
    leaseMs: 50,
    whenDeferred: { firstMs: 1000, maxMs: 6000 },
  });
  expect(isReached).toBe(false);
  expect(reports).toEqual(['mail server not reached, trying again']);
  expect(queue.counts()).toMatchObject({ waiting: 1, sending: 0 });
});

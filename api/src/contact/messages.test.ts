import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-support/test-endings.test-support.ts';
import { carryOut } from './messages.ts';
import { openDatabase } from './queue/database.ts';
import { keptMessages, keptStates } from './queue/kept-messages.test-support.ts';
import { openQueue } from './queue/queue.ts';
import { queuedMessage } from './queue/queued-message.ts';

async function databaseWith(...bodies: readonly string[]) {
  const folder = temporaryFolder();
  const database = await openDatabase(join(folder, 'contact.db'));
  const queue = openQueue(database, { maxMessages: 10, maxDelayMs: 60_000 });
  for (const body of bodies) {
    queue.add(queuedMessage({ email: 'marie@example.lu', body }, 'suen.example', new Date()));
  }
  const say = (...words: readonly string[]) => carryOut(words, database);
  const ids = keptMessages(folder).map(({ message }) => JSON.parse(message).id as string);
  return { folder, database, queue, say, ids, states: () => keptStates(folder) };
}

test('messages are listed with how far they have come', async () => {
  const { say, database } = await databaseWith('eng', 'zwou');
  database.run("INSERT INTO messages (id, due_at, message) VALUES ('broken', 4e12, 'no message')");
  const common = { state: 'waiting', attempts: 0, email: 'marie@example.lu' };
  expect(JSON.parse(say())).toMatchObject([
    { ...common, body: 'eng', dueAt: expect.stringMatching(/^\d{4}-/) },
    { ...common, body: 'zwou' },
    { state: 'waiting', id: 'broken', unreadable: 'no message' },
  ]);
});

test('a message is tried again or deleted, but not while it is being sent', async () => {
  const { say, queue, ids, states } = await databaseWith('eng', 'zwou');
  const [first = '', second = ''] = ids;
  queue.claimNext(Date.now());
  expect(() => say('delete', first)).toThrow('being sent');
  expect(() => say('retry', first)).toThrow('being sent');
  queue.putAside(first);
  expect(states()).toEqual(['failed', 'waiting']);
  expect(say('retry', first)).toBe('done');
  expect(states()).toEqual(['waiting', 'waiting']);
  expect(say('delete', second)).toBe('done');
  expect(states()).toEqual(['waiting']);
});

test('a backup is one file, whose messages can be restored once into any database', async () => {
  const { say, queue, ids } = await databaseWith('eng', 'zwou', 'dräi');
  queue.putAside(queue.claimNext(Date.now()).claim?.id ?? '');
  queue.claimNext(Date.now());
  const copy = join(temporaryFolder(), 'copy.db');
  expect(say('backup', copy)).toBe(copy);
  expect(existsSync(`${copy}-wal`)).toBe(false);

  const other = await databaseWith('véier');
  expect(other.say('restore', copy)).toBe('3 messages restored');
  expect(other.say('restore', copy)).toBe('0 messages restored');
  expect(other.states()).toEqual(['waiting', 'failed', 'waiting', 'waiting']);
  expect(JSON.parse(other.say())).toHaveLength(4);
  expect(other.say('delete', ids[0] ?? '')).toBe('done');
});

test.each([['send'], ['retry'], ['list', 'all'], ['delete', 'one', 'two']])(
  'what is no command is answered with how to use it: %j',
  async (...words) => {
    const { say } = await databaseWith();
    expect(() => say(...words)).toThrow('npm run messages');
  },
);

test('a file or message that is not there is named', async () => {
  const { say } = await databaseWith();
  expect(() => say('restore', '/nowhere/copy.db')).toThrow('there is no /nowhere/copy.db');
  expect(() => say('delete', 'nothing')).toThrow('there is no such message');
});

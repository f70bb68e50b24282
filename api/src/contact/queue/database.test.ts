import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test-support/test-endings.test-support.ts';
import { openDatabase } from './database.ts';
import { openBesideServers } from './kept-messages.test-support.ts';

const insert = "INSERT INTO secrets (name, value) VALUES (?, 'x')";

test('a commit waits until the disk has it, and what is deleted is overwritten', async () => {
  const database = await openDatabase(join(temporaryFolder(), 'contact.db'));
  const setting = (name: string) => Object.values(database.all(`PRAGMA ${name}`)[0] ?? {})[0];
  expect(setting('journal_mode')).toBe('wal');
  // 3 is EXTRA, which is FULL and more.
  expect(setting('synchronous')).toBe(3);
  expect(setting('fullfsync')).toBe(1);
  expect(setting('secure_delete')).toBe(1);
});

test('a transaction is done as a whole or not at all', async () => {
  const database = await openDatabase(join(temporaryFolder(), 'contact.db'));
  const failing = () => {
    database.run(insert, 'one');
    database.run(insert, 'one');
  };
  expect(() => database.transaction(failing)).toThrow('UNIQUE');
  expect(database.all('SELECT name FROM secrets')).toEqual([]);
  expect(database.transaction(() => database.run(insert, 'one'))).toBe(1);
});

test('a database is opened while another process writes, and a statement waits for it a second', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'contact.db');
  const first = await openDatabase(file);
  const connection = openBesideServers(folder);
  connection.exec('BEGIN IMMEDIATE');
  const opening = openDatabase(file);
  const before = performance.now();
  expect(() => first.run(insert, 'one')).toThrow('locked');
  expect(performance.now() - before).toBeGreaterThan(900);
  connection.exec('COMMIT');
  expect((await opening).run(insert, 'one')).toBe(1);
}, 20_000);

test('what is no database is refused, with the reason', async () => {
  const [folder, garbage] = [temporaryFolder(), temporaryFolder()].map((each) => join(each, 'db'));
  mkdirSync(folder ?? '');
  writeFileSync(garbage ?? '', 'no database'.repeat(1000));
  await expect(openDatabase(folder ?? '')).rejects.toThrow('Unable to open');
  await expect(openDatabase(garbage ?? '')).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
});

import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../test-support/test-endings.test-support.ts';
import type { ContactReport } from '../contact-log.ts';
import { openDatabase, type Database } from '../queue/database.ts';
import { openBesideServers } from '../queue/kept-messages.test-support.ts';
import { openUsedProofs, rememberedMs } from './used-proofs.ts';

function databaseIn(folder: string): Promise<Database> {
  return openDatabase(join(folder, 'contact.db'));
}

/** How many proofs are remembered. */
async function countIn(folder: string): Promise<unknown> {
  const [row] = (await databaseIn(folder)).all('SELECT count(*) AS count FROM used_proofs');
  return row?.['count'];
}

/** Calls as if it were so much later. */
async function later<Result>(ms: number, call: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  try {
    return await call();
  } finally {
    vi.useRealTimers();
  }
}

test('of all who use a proof, through whichever process, one is the first', async () => {
  const folder = temporaryFolder();
  const one = openUsedProofs(await databaseIn(folder));
  const other = openUsedProofs(await databaseIn(folder));
  expect(await Promise.all([one, other, one, other].map((proofs) => proofs.use('proof')))).toEqual([
    'passed',
    'used',
    'used',
    'used',
  ]);
  expect(await one.use('another proof')).toBe('passed');
});

test('a proof is remembered beyond its process and ten minutes, and then forgotten', async () => {
  const folder = temporaryFolder();
  expect(await openUsedProofs(await databaseIn(folder)).use('proof')).toBe('passed');
  expect(rememberedMs).toBeGreaterThan(10 * 60_000);
  const proofs = openUsedProofs(await databaseIn(folder));
  expect(await later(rememberedMs - 10_000, () => proofs.use('proof'))).toBe('used');
  expect(await later(rememberedMs + 1000, () => proofs.use('new proof'))).toBe('passed');
  expect(await countIn(folder)).toBe(1);
});

test('the memory does not grow without end', async () => {
  const reports: ContactReport[] = [];
  const folder = temporaryFolder();
  const report = (each: ContactReport) => reports.push(each);
  const proofs = openUsedProofs(await databaseIn(folder), report, 3);
  expect(await Promise.all(['1', '2', '3', '4'].map((proof) => proofs.use(proof)))).toEqual([
    'passed',
    'passed',
    'passed',
    'unavailable',
  ]);
  expect(await countIn(folder)).toBe(3);
  expect(reports).toEqual([{ contact: 'too many used proofs' }]);
  expect(await later(rememberedMs + 1000, () => proofs.use('4'))).toBe('passed');
});

test('a proof that the database does not take is not good, and good once it does', async () => {
  const reports: ContactReport[] = [];
  const folder = temporaryFolder();
  const proofs = openUsedProofs(await databaseIn(folder), (report) => reports.push(report));
  const connection = openBesideServers(folder);
  connection.exec('BEGIN IMMEDIATE');
  expect(await proofs.use('proof')).toBe('unavailable');
  connection.exec('COMMIT');
  expect(reports).toEqual([{ contact: 'used proofs not writable', code: 'SQLITE_BUSY' }]);
  expect(await proofs.use('proof')).toBe('passed');
});

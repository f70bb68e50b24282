import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptSecret } from './captcha-secret.ts';
import { claimedByProcesses } from './claiming-processes.test-support.ts';
import type { ContactReport } from './contact-log.ts';
import { openContact } from './contact.ts';
import { openDatabase } from './database.ts';
import { takeOverCaptcha, takeOverMessages } from './earlier-files.ts';
import { besideServers, keptMessages, keptStates } from './kept-messages.test-support.ts';
import { until } from './mail-server.test-support.ts';
import { quickTimes } from './quick-times.test-support.ts';
import { queuedMessage } from './queued-message.ts';
import { atTheEnd, temporaryFolder } from '../test-endings.test-support.ts';
import { openUsedProofs, rememberedMs } from './used-proofs.ts';

/** What an earlier version has left: files in folders below the data folder, some of them old. */
async function dataFolderWith(
  files: Readonly<Record<string, string>>,
  old: readonly string[] = [],
) {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of old) utimesSync(join(folder, path), 1, 1);
  const database = await openDatabase(join(folder, 'contact.db'));
  const reports: ContactReport[] = [];
  return {
    folder,
    database,
    reports,
    takeOver: () => takeOverMessages(folder, database, (report) => reports.push(report)),
    ids: () => keptMessages(folder).map(({ message }) => JSON.parse(message).id as string),
    files: (path: string) => filesBelow(join(folder, path)),
  };
}

function filesBelow(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => statSync(join(folder, path)).isFile());
}

const given = { email: 'marie@example.lu', body: 'Moien\u0000' };

/** A message as an earlier version wrote it. */
function textOf(id: string): string {
  const message = queuedMessage(given, 'suen.example', new Date());
  return `${JSON.stringify({ ...message, id }, null, 2)}\n`;
}

const four = {
  'spool/waiting/1700000000000.0.first.json': textOf('first'),
  'spool/waiting/1700000000000.3.put-off.json': textOf('put-off'),
  'spool/failed/1700000000000.1.refused.json': textOf('refused'),
  'spool/sending/dead/1700000000000.0.sending.json': textOf('sending'),
  'spool/sending/dead/committed.1700000000000.0.perhaps.json': textOf('perhaps'),
};

describe('messages of an earlier version', { timeout: 60_000 }, () => {
  test('are taken over as they were', async () => {
    const { takeOver, folder, files, reports } = await dataFolderWith(four, ['spool/sending/dead']);
    expect(takeOver()).toBe(false);
    const kept = keptMessages(folder).map(({ message, state, attempts }) => {
      const { id } = JSON.parse(message) as { readonly id: string };
      return `${id}, ${state}, ${attempts}`;
    });
    expect(kept.toSorted()).toEqual([
      'first, waiting, 0',
      'perhaps, waiting, 0',
      'put-off, waiting, 3',
      'refused, failed, 1',
      'sending, waiting, 0',
    ]);
    expect(JSON.parse(keptMessages(folder)[0]?.message ?? '')).toMatchObject(given);
    expect(keptMessages(folder).every(({ dueAt }) => dueAt <= Date.now())).toBe(true);
    expect(files('spool')).toEqual([]);
    expect(reports).toEqual([
      { contact: 'perhaps delivered, will be sent again', message: 'perhaps' },
    ]);
  });

  test('are left to a process that is sending them, until it shows no sign of life', async () => {
    const { takeOver, folder, ids } = await dataFolderWith(four);
    expect(takeOver()).toBe(true);
    expect(ids().toSorted()).toEqual(['first', 'put-off', 'refused']);
    utimesSync(join(folder, 'spool/sending/dead'), 1, 1);
    expect(takeOver()).toBe(false);
    expect(ids()).toHaveLength(5);
  });

  test('are looked for again while such a process is sending', async () => {
    const { folder, ids } = await dataFolderWith(four);
    const contact = await openContact({ dataFolder: folder }, { deliveryTimes: quickTimes });
    atTheEnd(() => contact.close());
    expect(ids()).toHaveLength(3);
    utimesSync(join(folder, 'spool/sending/dead'), 1, 1);
    await until(() => ids().length === 5);
  });

  test('are taken over again when the start was killed before the database had them', async () => {
    const file = 'spool/moving/1700000000000.0.first.json';
    const { takeOver, files, ids } = await dataFolderWith({ [file]: textOf('first') });
    takeOver();
    expect(ids()).toEqual(['first']);
    expect(files('spool')).toEqual([]);
  });

  test('stay where they are when the database does not take them', async () => {
    const { takeOver, folder, files, ids } = await dataFolderWith(four, ['spool/sending/dead']);
    const beside = besideServers(folder);
    beside.exec(`CREATE TRIGGER disk_full BEFORE INSERT ON messages WHEN NEW.id = 'refused'
                 BEGIN SELECT raise(ABORT, 'disk full'); END`);
    expect(takeOver).toThrow('disk full');
    expect(ids()).toEqual([]);
    expect(files('spool')).toHaveLength(5);
    beside.exec('DROP TRIGGER disk_full');
    takeOver();
    expect(ids()).toHaveLength(5);
    expect(files('spool')).toEqual([]);
  });

  test('are not taken over again when the start was killed after it, even if delivered since', async () => {
    const first = await dataFolderWith(four, ['spool/sending/dead']);
    first.takeOver();
    first.database.run("DELETE FROM messages WHERE id = 'first'");
    // What a kill between the commit and the removal of the files leaves.
    const moving = join(first.folder, 'spool/moving');
    writeFileSync(join(moving, '1700000000000.0.first.json'), textOf('first'));
    writeFileSync(join(moving, '1700000000000.3.put-off.json'), textOf('put-off'));
    first.takeOver();
    expect(first.ids().toSorted()).toEqual(['perhaps', 'put-off', 'refused', 'sending']);
    expect(first.files('spool')).toEqual([]);
  });

  test('are taken over by one of many processes, which start together', async () => {
    const all = Array.from({ length: 200 }, (_, index) => `message-${index}`);
    const files = all.map((id) => [`spool/waiting/1700000000000.0.${id}.json`, textOf(id)]);
    const { folder, files: left } = await dataFolderWith(Object.fromEntries(files));
    const claimed = await claimedByProcesses(3, folder);
    expect(claimed.flat().toSorted()).toEqual(all.toSorted());
    expect(keptStates(folder)).toEqual([]);
    expect(left('spool')).toEqual([]);
  });

  test('that nobody can read are put aside; drafts are removed when they are old', async () => {
    const others = {
      'spool/waiting/1.0.broken.json': 'no message',
      'spool/waiting/notes.txt': 'mine',
      'spool/waiting/1.0.first.json': textOf('first'),
      'spool/incoming/1.0.old.json': '{',
      'spool/incoming/1.0.new.json': '{',
    };
    const { takeOver, files, ids, reports } = await dataFolderWith(others, [
      'spool/incoming/1.0.old.json',
    ]);
    takeOver();
    takeOver();
    expect(ids()).toEqual(['first']);
    expect(files('spool').toSorted()).toEqual([
      'incoming/1.0.new.json',
      'unreadable/1.0.broken.json',
      'waiting/notes.txt',
    ]);
    expect(reports).toEqual([
      { contact: 'unreadable, moved to spool/unreadable', message: 'broken' },
    ]);
  });
});

describe('the captcha of an earlier version', () => {
  test('is remembered: its secret, and the proofs that have not expired', async () => {
    const digest = (proof: string) => createHash('sha256').update(proof).digest('hex');
    const secret = 'a'.repeat(64);
    const { folder, database, files } = await dataFolderWith({
      'captcha-secret': `${secret}\n`,
      [`used-proofs/${digest('used')}`]: '',
      [`used-proofs/${digest('expired')}`]: '',
    });
    const then = new Date(Date.now() - rememberedMs - 1000);
    utimesSync(join(folder, 'used-proofs', digest('expired')), then, then);
    takeOverCaptcha(folder, database);
    takeOverCaptcha(folder, database);
    const proofs = openUsedProofs(database);
    expect(await proofs.use('used')).toBe('used');
    expect(await proofs.use('expired')).toBe('passed');
    expect(files('used-proofs')).toEqual([digest('used')]);
    expect(keptSecret(database)).toBe(secret);
    expect(readFileSync(join(folder, 'captcha-secret'), 'utf8').trim()).toBe(secret);
  });

  test('is not needed, and a damaged secret is none', async () => {
    const { folder, database } = await dataFolderWith({ 'captcha-secret': 'abc\n' });
    takeOverCaptcha(folder, database);
    expect(keptSecret(database)).toMatch(/^[0-9a-f]{64}$/);
  });
});

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atTheEnd, temporaryFolder } from '../test-support/test-endings.test-support.ts';
import { openUsedProofs } from './captcha/used-proofs.ts';
import type { ContactReport } from './contact-log.ts';
import { openContact, type Contact } from './contact.ts';
import { startMailServer, until } from './delivery/mail-server.test-support.ts';
import { quickTimes } from './delivery/quick-times.test-support.ts';
import { readMail } from './delivery/read-mail.test-support.ts';
import { openDatabase } from './queue/database.ts';
import { keptStates } from './queue/kept-messages.test-support.ts';

/** A disk of two megabytes; nothing where none may be mounted. */
function smallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  atTheEnd(() => execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Writes until nothing more fits, page by page at the end. */
function fill(folder: string): void {
  for (let bytes = 65_536; bytes >= 4096;) {
    try {
      writeFileSync(join(folder, `filling-${randomUUID()}`), Buffer.alloc(bytes));
    } catch {
      bytes /= 2;
    }
  }
}

function clear(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('filling')) rmSync(join(folder, name));
  }
}

const folder = smallDisk();
const reserveBytes = 512 * 1024;

describe.skipIf(folder === undefined)('on a full disk', { timeout: 60_000 }, () => {
  const dataFolder = folder ?? '';
  const reserve = join(dataFolder, 'contact.db-reserve');
  const reports: ContactReport[] = [];

  async function contactWith(smtpUrl: string): Promise<Contact> {
    const mail = { smtpUrl, to: 'team@suen.example', from: 'form@suen.example' };
    const contact = await openContact(
      { dataFolder, mail },
      {
        deliveryTimes: quickTimes,
        reserveBytes,
        report: (report) => reports.push(report),
      },
    );
    atTheEnd(() => contact.close());
    return contact;
  }

  const write = (contact: Contact, subject: string) =>
    contact.accept({ email: 'marie@example.lu', subject, body: 'x'.repeat(5000) });

  test('what was accepted is delivered once, also after a start, and nothing more is accepted', async () => {
    const mail = await startMailServer();
    atTheEnd(() => mail.kill());
    await mail.goDown();
    const first = await contactWith(mail.url);
    const accepted: string[] = [];
    const writeWhileAccepted = async (contact: Contact, max: number) => {
      const subject = String(accepted.length);
      if (accepted.length === max || !(await write(contact, subject))) return;
      accepted.push(subject);
      await writeWhileAccepted(contact, max);
    };
    await writeWhileAccepted(first, 63);
    expect(accepted).toHaveLength(63);
    fill(dataFolder);
    await until(() => reports.some(({ code }) => code === 'SQLITE_FULL'));
    await first.close();
    fill(dataFolder);

    const second = await contactWith(mail.url);
    // The log of changes may have space for a few more.
    await writeWhileAccepted(second, 500);
    expect(accepted.length).toBeLessThan(500);
    await mail.comeUp();
    await until(() => keptStates(dataFolder).length === 0, 30_000);
    const subjects = mail.received.map(({ text }) => readMail(text).headers.get('subject')?.[0]);
    expect(new Set(subjects)).toEqual(new Set(accepted));
    expect(subjects).toHaveLength(accepted.length);

    clear(dataFolder);
    await until(() => statSync(reserve, { throwIfNoEntry: false })?.size === reserveBytes);
    expect(await write(second, 'one more')).toBe(true);
    await until(() => mail.received.length === accepted.length + 1);
  });
});

test('while the reserve is given up, nothing is written that does not help to deliver', async () => {
  const file = join(temporaryFolder(), 'contact.db');
  const database = await openDatabase(file, 4096);
  const reports: ContactReport[] = [];
  const proofs = openUsedProofs(database, (report) => reports.push(report));
  expect(await proofs.use('one')).toBe('passed');
  expect(database.giveUpReserve()).toBe(true);
  expect(database.giveUpReserve()).toBe(false);
  expect(await proofs.use('other')).toBe('unavailable');
  expect(reports).toEqual([{ contact: 'used proofs not writable', code: 'SQLITE_FULL' }]);
  database.restoreReserve();
  expect(await proofs.use('other')).toBe('passed');
});

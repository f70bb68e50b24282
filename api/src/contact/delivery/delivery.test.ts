import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { atTheEnd, temporaryFolder } from '../../test-support/test-endings.test-support.ts';
import type { ContactReport } from '../contact-log.ts';
import { openContact } from '../contact.ts';
import {
  openBesideServers,
  keptMessages,
  keptStates,
} from '../queue/kept-messages.test-support.ts';
import { startMailServer, until } from './mail-server.test-support.ts';
import { quickTimes } from './quick-times.test-support.ts';
import { readMail } from './read-mail.test-support.ts';

const mail = await startMailServer();
atTheEnd(() => mail.kill());

beforeEach(async () => {
  await mail.behave('accept');
  mail.forget();
});

async function contactWithMail(smtpUrl = mail.url) {
  const reports: ContactReport[] = [];
  const settings = { smtpUrl, to: 'team@suen.example', from: 'form@suen.example' };
  const dataFolder = temporaryFolder();
  const contact = await openContact(
    { dataFolder, mail: settings },
    { deliveryTimes: quickTimes, report: (report) => reports.push(report) },
  );
  atTheEnd(() => contact.close());
  return {
    dataFolder,
    connection: openBesideServers(dataFolder),
    reports,
    close: () => contact.close(),
    write: async (subject: string) => {
      const message = { email: 'marie@example.lu', subject, body: 'Moien' };
      expect(await contact.accept(message)).toBe(true);
    },
    said: (what: string) => reports.filter(({ contact: event }) => event.includes(what)),
    states: () => keptStates(dataFolder),
  };
}

/** The subjects of what the mail server has taken. Its word of that comes a moment after the answer to who sent it. */
async function taken(count: number): Promise<readonly string[]> {
  await until(() => mail.received.length >= count);
  return mail.received.map(({ text }) => readMail(text).headers.get('subject')?.[0] ?? '');
}

const identity = expect.stringMatching(/^[\w-]{36}$/);

describe('a message', { timeout: 20_000 }, () => {
  test('is delivered from us, and not kept', async () => {
    const { write, states, reports, dataFolder } = await contactWithMail();
    await write('Fro');
    await until(() => reports.length === 1);
    expect(states()).toEqual([]);
    // Neither in the database's free space nor in its log of changes.
    await until(() =>
      readdirSync(dataFolder).every(
        (name) => !readFileSync(join(dataFolder, name)).includes('marie@example.lu'),
      ),
    );
    expect(await taken(1)).toEqual(['Fro']);
    expect(mail.received[0]).toMatchObject({
      from: 'form@suen.example',
      to: ['team@suen.example'],
    });
    expect(reports).toEqual([{ contact: 'delivered', message: identity }]);
  });

  test('that is refused for good is put aside, and sent when it is put back', async () => {
    const { write, said, reports, states, dataFolder, connection } = await contactWithMail();
    await mail.behave('refuse');
    await write('Geheim');
    await until(() => said('refused').length === 1);
    expect(reports).toEqual([
      {
        contact: 'refused by the mail server, moved to failed',
        message: identity,
        reply: 550,
        status: '5.7.1',
        code: 'EENVELOPE',
      },
    ]);
    // Neither the visitor's words nor the mail server's, which can quote them.
    expect(JSON.stringify(reports)).not.toMatch(/Geheim|marie|not here/i);
    expect(states()).toEqual(['failed']);
    expect(keptMessages(dataFolder)[0]?.message).toContain('Geheim');

    await mail.behave('accept');
    connection.exec("UPDATE messages SET state = 'waiting'");
    await until(() => said('delivered').length === 1);
    expect(await taken(1)).toEqual(['Geheim']);
    expect(states()).toEqual([]);
  });

  test('that is put off is tried again, later each time, and holds up no other', async () => {
    const { write, said, states, dataFolder } = await contactWithMail();
    await mail.behave('defer');
    await write('eng');
    await until(() => said('put off').length === 2);
    expect(keptMessages(dataFolder)[0]?.attempts).toBeGreaterThanOrEqual(2);
    await mail.behave('accept');
    await write('zwou');
    await until(() => said('delivered').length === 2);
    expect(await taken(2)).toEqual(['zwou', 'eng']);
    expect(states()).toEqual([]);
  });

  test('waits while the mail server is down, however often it is tried', async () => {
    const { write, said, states } = await contactWithMail();
    await mail.goDown();
    await write('eng');
    await write('zwou');
    await until(() => said('not reached').length >= 3);
    expect(said('not reached')[0]).toEqual({
      contact: 'mail server not reached, trying again',
      code: 'ESOCKET',
    });
    expect(states()).toEqual(['waiting', 'waiting']);
    await mail.comeUp();
    await until(() => said('delivered').length === 2);
    expect(await taken(2)).toEqual(['eng', 'zwou']);
  });

  test('is sent with our login, and waits while that is refused', async () => {
    const urlWithLogin = (login: string) => mail.url.replace('//', `//${login}@`);
    const refused = await contactWithMail(urlWithLogin('suen:wrong'));
    await refused.write('eng');
    await until(() => refused.said('not reached').length >= 2);
    expect(refused.reports[0]).toMatchObject({ reply: 535, code: 'EAUTH' });
    expect(refused.states()).toEqual(['waiting']);
    const taking = await contactWithMail(urlWithLogin('suen:p%40ss%3Aword'));
    await taking.write('zwou');
    await until(() => taking.said('delivered').length === 1);
    expect(await taken(1)).toEqual(['zwou']);
  });

  test('is sent again when the connection ends instead of an answer', async () => {
    const { write, said, reports } = await contactWithMail();
    await mail.behave('swallow');
    await write('Fro');
    await until(() => mail.received.length === 1);
    await mail.goDown();
    await mail.behave('accept');
    await mail.comeUp();
    await until(() => said('delivered').length === 1);
    expect(reports[0]).toMatchObject({
      contact: 'perhaps delivered, will be sent again',
      message: identity,
    });
    expect(await taken(2)).toEqual(['Fro', 'Fro']);
    expect(mail.received[1]).toEqual(mail.received[0]);
  });

  test('that nobody can read is put aside, and holds up no other', async () => {
    const { write, said, states, connection } = await contactWithMail();
    connection.exec(
      "INSERT INTO messages (id, due_at, message) VALUES ('broken', 1, 'no message')",
    );
    await write('Fro');
    await until(() => said('delivered').length === 1 && said('unreadable').length === 1);
    expect(said('unreadable')).toEqual([
      { contact: 'unreadable, moved to failed', message: 'broken' },
    ]);
    expect(states()).toEqual(['failed']);
  });

  test('waits while the database is out of order, and is then delivered once', async () => {
    const { write, said, states, connection } = await contactWithMail();
    connection.exec(`CREATE TRIGGER disk_full BEFORE UPDATE ON messages
                 BEGIN SELECT raise(ABORT, 'disk full'); END`);
    await write('Fro');
    await until(() => said('out of order').length >= 2);
    expect(said('out of order')[0]).toEqual({
      contact: 'queue out of order',
      code: 'SQLITE_CONSTRAINT_TRIGGER',
    });
    expect(states()).toEqual(['waiting']);
    connection.exec('DROP TRIGGER disk_full');
    await until(() => said('delivered').length === 1);
    expect(await taken(1)).toEqual(['Fro']);
  });

  test('that was accepted but cannot be removed is not sent again, and removed later', async () => {
    const { write, said, states, connection } = await contactWithMail();
    connection.exec(`CREATE TRIGGER disk_full BEFORE DELETE ON messages
                 BEGIN SELECT raise(ABORT, 'disk full'); END`);
    await write('Fro');
    await until(() => said('out of order').length >= 3);
    expect(states()).toEqual(['unconfirmed']);
    connection.exec('DROP TRIGGER disk_full');
    await until(() => states().length === 0);
    expect(await taken(1)).toEqual(['Fro']);
  });
});

describe('a server that stops', { timeout: 20_000 }, () => {
  test('waits for the answer to what it is sending', async () => {
    const { close, write, states } = await contactWithMail();
    await mail.behave('accept slowly');
    await write('Fro');
    await until(() => mail.received.length === 1);
    await close();
    expect(states()).toEqual([]);
    await delay(100);
    expect(await taken(1)).toEqual(['Fro']);
  });

  test('does not wait for a mail server that says nothing, and keeps the message', async () => {
    const { close, write, states, said } = await contactWithMail();
    await mail.behave('hold');
    await write('Fro');
    await until(() => mail.held() === 1);
    await close();
    expect(states()).toEqual(['waiting']);
    expect(said('not reached')).toEqual([]);
  });
});

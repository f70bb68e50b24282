import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { atTheEnd, temporaryFolder } from '../test-support/test-endings.test-support.ts';
import { proofsFor } from './captcha/solve.test-support.ts';
import { startContactServer, type ContactServer } from './contact-server.test-support.ts';
import { startMailServer, until } from './delivery/mail-server.test-support.ts';
import { quickTimes } from './delivery/quick-times.test-support.ts';
import { readMail } from './delivery/read-mail.test-support.ts';
import { keptStates } from './queue/kept-messages.test-support.ts';

const captchaSecret = 'a secret that all servers have';
const proof = proofsFor(captchaSecret);
const mail = await startMailServer();
atTheEnd(() => mail.kill());

beforeEach(async () => {
  await mail.behave('accept');
  mail.forget();
});

/** A server process, by default with a data folder of its own. */
async function start(dataFolder: string): Promise<ContactServer> {
  const started = await startContactServer({
    DATA_FOLDER: dataFolder,
    CAPTCHA_SECRET: captchaSecret,
    SMTP_URL: mail.url,
    CONTACT_TO: 'team@suen.example',
    CONTACT_FROM: 'form@suen.example',
  });
  atTheEnd(() => started.kill('SIGKILL'));
  return started;
}

async function sendTo(server: ContactServer, subject: string): Promise<void> {
  const message = { email: 'marie@example.lu', subject, body: 'Moien' };
  const answer = await server.send({ ...message, captcha: await proof() });
  expect(answer).toEqual([200, true]);
}

/** The subjects of what the mail server has taken. */
function taken(): readonly string[] {
  return mail.received.map(({ text }) => readMail(text).headers.get('subject')?.[0] ?? '');
}

/** Longer than the lease of a dead process, and than the longest pause between two attempts. */
const longEnough = quickTimes.leaseMs + 500;

describe('a message that was accepted', { timeout: 30_000 }, () => {
  test('survives a kill while the mail server is down, and a kill while it talks', async () => {
    const folder = temporaryFolder();
    await mail.goDown();
    const first = await start(folder);
    for (const subject of ['a', 'b', 'c', 'd', 'e']) await sendTo(first, subject);
    await until(() => first.reports.some((line) => line.includes('mail server not reached')));
    await first.kill('SIGKILL');
    expect(keptStates(folder)).toHaveLength(5);

    await mail.behave('hold');
    await mail.comeUp();
    const second = await start(folder);
    await sendTo(second, 'f');
    await until(() => mail.held() > 0);
    await second.kill('SIGKILL');
    // What the first was trying when it was killed may still lie there, too.
    expect(keptStates(folder)).toContain('sending');
    expect(keptStates(folder)).toHaveLength(6);

    await mail.behave('accept');
    const third = await start(folder);
    await until(() => keptStates(folder).length === 0);
    await delay(longEnough);
    expect(taken().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(third.reports.filter((line) => line.includes('perhaps'))).toEqual([]);
    await third.kill('SIGTERM');
  });

  test('is sent once by two processes, of which one is killed; a proof is good for one', async () => {
    const folder = temporaryFolder();
    await mail.goDown();
    const servers = await Promise.all([start(folder), start(folder)]);
    const [one, other] = servers;
    for (let count = 0; count < 4; count += 1) {
      await Promise.all(servers.map((server, index) => sendTo(server, `${count}.${index}`)));
    }
    const captcha = await proof();
    const message = { email: 'marie@example.lu', subject: 'proof', body: 'Moien', captcha };
    const answers = await Promise.all(
      [...servers, ...servers].map(async (server) => (await server.send(message))[0]),
    );
    expect(answers.toSorted((low, high) => low - high)).toEqual([200, 400, 400, 400]);

    await mail.behave('hold');
    await mail.comeUp();
    await until(() => mail.held() === 2);
    await one.kill('SIGKILL');
    await mail.behave('accept');
    // The other's conversation still hangs: it ends when the mail server goes.
    await mail.goDown();
    await mail.comeUp();
    await until(() => keptStates(folder).length === 0);
    await delay(longEnough);
    const expected = ['0.0', '0.1', '1.0', '1.1', '2.0', '2.1', '3.0', '3.1', 'proof'];
    expect(taken().toSorted()).toEqual(expected);
    await other.kill('SIGTERM');
  });

  test('is sent again, recognisably, only if nobody can know whether it was taken', async () => {
    const folder = temporaryFolder();
    await mail.behave('swallow');
    const first = await start(folder);
    await sendTo(first, 'Fro');
    await until(() => mail.received.length === 1);
    await first.kill('SIGKILL');

    await mail.behave('accept');
    const second = await start(folder);
    await until(() => keptStates(folder).length === 0 && mail.received.length === 2);
    const [id, again] = mail.received.map(({ text }) => readMail(text).headers.get('message-id'));
    expect(id?.[0]).toMatch(/^<[\w-]{36}@suen\.example>$/);
    expect(again).toEqual(id);
    expect(mail.received[1]?.text).toBe(mail.received[0]?.text);
    expect(JSON.parse(second.reports[0] ?? '')).toEqual({
      contact: 'perhaps delivered, will be sent again',
      message: id?.[0]?.slice(1, 37),
    });
    await second.kill('SIGTERM');
  });
});

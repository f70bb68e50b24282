import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { proofsFor } from './contact/captcha/solve.test-support.ts';
import { startMailServer, until } from './contact/delivery/mail-server.test-support.ts';
import { readMail } from './contact/delivery/read-mail.test-support.ts';
import { keptMessages } from './contact/queue/kept-messages.test-support.ts';
import { startServer, type ServerProcess } from './test-support/server-process.test-support.ts';
import { atTheEnd, temporaryFolder } from './test-support/test-endings.test-support.ts';

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));
const dataFolder = temporaryFolder();

async function start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer({ environment: { DATA_FOLDER: dataFolder, ...environment } });
  atTheEnd(() => server.stop('SIGKILL'));
  return server;
}

/** A calculation whose second half is sent when `finish` is called. */
function openCalculation(address: string) {
  const body = JSON.stringify({ grossSalary: 5000, taxClass: 1, payMonth: '2025-06' });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const path = '/api/v1/SalaryCalculator/calculate';
  const call = request(address + path, { method: 'POST', headers });
  call.flushHeaders();
  const arrived = once(call, 'continue').then(() => call.write(body.slice(0, 20)));
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, body: text }));
    });
  });
  return { arrived, finish: () => call.end(body.slice(20)), answer };
}

describe('the server', { timeout: 30_000 }, () => {
  test('finishes what runs before it stops', async () => {
    const server = await start({ DRAIN_SECONDS: '2' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const calculation = openCalculation(server.url);
    await calculation.arrived;

    let hasEnded = false;
    const ended = server.stop().finally(() => (hasEnded = true));
    // As one Ctrl-C comes: to all processes of the terminal, and passed on.
    await delay(100);
    void server.stop('SIGINT');
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await until(() =>
      fetch(`${server.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    expect(hasEnded).toBe(false);

    calculation.finish();
    const { status, body } = await calculation.answer;
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ monthlySalary: { netSalary: 3690.06 } });
    expect(await ended).toBe(0);
  });

  test('ends at once when it is told again', async () => {
    const server = await start({ DRAIN_SECONDS: '60' });
    void server.stop('SIGINT');
    await delay(1200);
    const before = Date.now();
    expect(await server.stop('SIGINT')).toBe(1);
    expect(Date.now() - before).toBeLessThan(5000);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('stops at once on %s when idle', async (signal) => {
    const server = await start({ DRAIN_SECONDS: '0' });
    await (await fetch(`${server.url}/healthz`)).text();
    const before = Date.now();
    expect(await server.stop(signal)).toBe(0);
    expect(Date.now() - before).toBeLessThan(10_000);
  });

  test('names the setting that makes no sense', async () => {
    await expect(start({ PORT: 'eighty' })).rejects.toThrow(
      /^the server has ended with 1: Suen cannot start: PORT must be a whole number from 0 to 65535, not "eighty"$/,
    );
  });

  test('says when its port is taken', async () => {
    const { url } = await start({});
    const { port } = new URL(url);
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'team@suen.example' };
    await expect(start({ PORT: port, ...mail })).rejects.toThrow(
      new RegExp(`^the server has ended with 1: Suen cannot start: .*EADDRINUSE.*:${port}$`),
    );
  });

  test('says when it can keep nothing', async () => {
    const folder = `${serverFile}/data`;
    await expect(start({ DATA_FOLDER: folder })).rejects.toThrow(
      new Error(
        `the server has ended with 1: Suen cannot start: DATA_FOLDER ${folder} cannot be written (ENOTDIR)`,
      ),
    );
  });

  test('keeps messages, says so, and delivers them once it has a mail server', async () => {
    const secret = { CAPTCHA_SECRET: 'a secret that this test knows' };
    const proof = proofsFor(secret.CAPTCHA_SECRET);
    const sendTo = async (address: string, subject: string) => {
      const message = { email: 'marie@example.lu', subject, body: 'Moien', captcha: await proof() };
      const answer = await fetch(`${address}/api/v1/contact/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
      expect(await answer.text()).toBe('true');
    };
    const first = await start({ ...secret, DRAIN_SECONDS: '0' });
    expect(first.lines[0]).toBe(
      `Messages of the contact page stay in ${dataFolder}/contact.db; set SMTP_URL to send them`,
    );
    await sendTo(first.url, 'virdrun');
    await first.stop();

    const mail = await startMailServer();
    atTheEnd(() => mail.kill());
    const second = await start({
      ...secret,
      DRAIN_SECONDS: '0',
      SMTP_URL: mail.url,
      CONTACT_TO: 'team@suen.example',
    });
    await sendTo(second.url, 'duerno');
    await until(() => mail.received.length === 2);
    expect(await second.stop()).toBe(0);
    const subjects = mail.received.map(({ text }) => readMail(text).headers.get('subject')?.[0]);
    expect(subjects).toEqual(['virdrun', 'duerno']);
    expect(mail.received[0]).toMatchObject({ from: 'team@suen.example' });
    expect(keptMessages(dataFolder)).toEqual([]);
  });
});

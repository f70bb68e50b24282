import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { startMailServer, until as untilSoon } from './contact/mail-server.test-support.ts';
import { readMail } from './contact/read-mail.test-support.ts';
import { proofsFor } from './contact/solve.test-support.ts';
import { atTheEnd, temporaryFolder } from './contact/test-endings.test-support.ts';

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));
const dataFolder = temporaryFolder();
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--conditions=source', '--import=tsx', serverFile], {
    env: { ...process.env, PORT: '0', DATA_FOLDER: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function addressOf(child: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the server ended before it was ready');
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

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(50);
}

describe('the server', { timeout: 30_000 }, () => {
  test('finishes what runs before it stops', async () => {
    const child = start({ DRAIN_SECONDS: '2' });
    const ended = once(child, 'exit');
    const address = await addressOf(child);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const calculation = openCalculation(address);
    await calculation.arrived;

    child.kill('SIGTERM');
    await until(async () => (await fetch(`${address}/readyz`)).status === 503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await until(() =>
      fetch(`${address}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    expect(child.exitCode).toBeNull();

    calculation.finish();
    const { status, body } = await calculation.answer;
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ monthlySalary: { netSalary: 3690.06 } });

    const [code] = await ended;
    expect(code).toBe(0);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('stops at once on %s when idle', async (signal) => {
    const child = start({ DRAIN_SECONDS: '0' });
    const address = await addressOf(child);
    await (await fetch(`${address}/healthz`)).text();
    const before = Date.now();
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(Date.now() - before).toBeLessThan(10_000);
  });

  test('names the setting that makes no sense', async () => {
    const child = start({ PORT: 'eighty' });
    const lines: string[] = [];
    createInterface(child.stderr).on('line', (line) => lines.push(line));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(lines).toEqual([
      'Suen cannot start: PORT must be a whole number from 0 to 65535, not "eighty"',
    ]);
  });

  test('says when its port is taken', async () => {
    const address = await addressOf(start({}));
    const child = start({
      PORT: new URL(address).port,
      SMTP_URL: 'smtp://127.0.0.1:1',
      CONTACT_TO: 'team@suen.example',
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
  });

  test('says when it can keep nothing', async () => {
    const child = start({ DATA_FOLDER: `${serverFile}/data` });
    const lines: string[] = [];
    createInterface(child.stderr).on('line', (line) => lines.push(line));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(lines).toEqual([
      `Suen cannot start: DATA_FOLDER ${serverFile}/data cannot be written (ENOTDIR)`,
    ]);
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
    const first = start({ ...secret, DRAIN_SECONDS: '0' });
    const said: string[] = [];
    createInterface(first.stdout).on('line', (line) => said.push(line));
    await untilSoon(() => said.length === 2);
    expect(said[0]).toBe(
      `Messages of the contact page stay in ${dataFolder}/spool/waiting; set SMTP_URL to send them`,
    );
    const [firstAddress = ''] = /http:\S+\d/.exec(said[1] ?? '') ?? [];
    await sendTo(firstAddress, 'virdrun');
    first.kill('SIGTERM');
    await once(first, 'exit');

    const mail = await startMailServer();
    atTheEnd(() => mail.kill());
    const second = start({
      ...secret,
      DRAIN_SECONDS: '0',
      SMTP_URL: mail.url,
      CONTACT_TO: 'team@suen.example',
    });
    await sendTo(await addressOf(second), 'duerno');
    await untilSoon(() => mail.received.length === 2);
    second.kill('SIGTERM');
    const [code] = await once(second, 'exit');
    expect(code).toBe(0);
    const subjects = mail.received.map(({ text }) => readMail(text).headers.get('subject')?.[0]);
    expect(subjects).toEqual(['virdrun', 'duerno']);
    expect(mail.received[0]).toMatchObject({ from: 'team@suen.example' });
    expect(readdirSync(`${dataFolder}/spool/waiting`)).toEqual([]);
  });
});

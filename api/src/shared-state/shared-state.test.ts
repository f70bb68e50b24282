import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openSharedProofs } from '../contact/captcha/shared-proofs.ts';
import { contactInTest, type ContactInTest } from '../contact/contact-in-test.test-support.ts';
import { until } from '../contact/delivery/mail-server.test-support.ts';
import { keptMessages } from '../contact/queue/kept-messages.test-support.ts';
import { atTheEnd, temporaryFolder } from '../test-support/test-endings.test-support.ts';
import { openSharedState, type SharedState, type SharedStateReport } from './shared-state.ts';
import { findValkeyProgram, startValkey, type ValkeyServer } from './valkey.test-support.ts';

const secret = 'a secret that all machines have';
const statistics = '/api/v1/stats/salary';

function calculate(app: FastifyInstance, remoteAddress = '192.0.2.1') {
  return app.inject({ method: 'POST', url: statistics, payload: {}, remoteAddress });
}

const message = { email: 'marie@example.lu', subject: 'Fro', body: 'Moien' };

// A visitor waits half a second for Valkey at most, which a machine that is busy with other tests can miss.
const patience = { retry: 2, timeout: 30_000 };

describe.skipIf(findValkeyProgram() === undefined)(
  'machines that share a Valkey server',
  patience,
  () => {
    let valkey: ValkeyServer;
    const reports: SharedStateReport[] = [];

    /** What a machine has of the server that they share. */
    async function sharedState(): Promise<SharedState> {
      const url = valkey.url.replace('valkey', 'redis');
      const state = await openSharedState({ url, secret }, (report) => reports.push(report));
      atTheEnd(() => state.close());
      await until(() => state.isConnected());
      return state;
    }

    async function machine(requestsPerMinute: number): Promise<FastifyInstance> {
      const app = await buildApp({ requestsPerMinute, sharedState: await sharedState() });
      atTheEnd(() => app.close());
      return app;
    }

    /** A machine with a contact form and its own folder. */
    async function contactMachine(dataFolder = temporaryFolder()): Promise<ContactInTest> {
      return contactInTest({
        dataFolder,
        captchaSecret: secret,
        sharedState: await sharedState(),
      });
    }

    beforeAll(async () => {
      valkey = await startValkey();
    });
    afterAll(() => valkey.kill());

    beforeEach(async () => {
      // A try that failed may have left it ended, or with its counts.
      await valkey.start();
      const { client } = await sharedState();
      await client.flushall();
      // It has run for long: proofs that are made now are newer than its memory.
      await client.set('memory-began', 0);
    });

    test('count the calculations of an address together, and keep no address', async () => {
      const [one, other] = await Promise.all([machine(3), machine(3)]);
      const answers = [];
      for (const app of [one, other, one, other, one]) answers.push(await calculate(app));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
      expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await calculate(other, '192.0.2.2')).statusCode).toBe(200);

      const { client } = await sharedState();
      const keys = await client.keys('*');
      expect(keys.filter((key) => key.includes('limit:')).length).toBeGreaterThanOrEqual(2);
      expect(keys.join('\n')).not.toContain('192.0.2');
    });

    test('count the messages of an address together', async () => {
      const limited = async () =>
        contactInTest({
          captchaSecret: secret,
          sharedState: await sharedState(),
          app: { messagesPerTenMinutes: 2, sharedState: await sharedState() },
        });
      const [one, other] = await Promise.all([limited(), limited()]);
      const statuses = [];
      for (const { send, proof } of [one, other, one]) {
        const answer = await send({ ...message, captcha: await proof() }, '192.0.2.9');
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([200, 200, 429]);
    });

    test('accept a proof once, on whichever machine', async () => {
      const [one, other] = await Promise.all([contactMachine(), contactMachine()]);
      const captcha = await one.proof();
      const answers = await Promise.all(
        [one, other, one, other].map(({ send }) => send({ ...message, captcha })),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    });

    test('accept no proof that is older than the memory of Valkey', async () => {
      const folder = temporaryFolder();
      const { send, proof, contact } = await contactMachine(folder);
      const first = await proof();
      const unused = await proof();
      expect((await send({ ...message, captcha: first })).json()).toBe(true);
      await valkey.kill();
      await valkey.start();
      await until(async () => (await contact.captcha.verify('no proof', '')) === 'forged');
      await until(async () => (await send({ ...message, captcha: first })).statusCode === 400);
      expect((await send({ ...message, captcha: unused })).json()).toMatchObject({
        detail: 'captcha has expired.',
      });
      expect(keptMessages(folder)).toHaveLength(1);
      // A challenge is dated in whole seconds; it is good when it is newer than the memory by the tolerance of the clocks.
      await until(async () => {
        const answer = await send({ ...message, captcha: await proof() });
        await delay(200);
        return answer.statusCode === 200;
      });
    });

    test('accept a challenge that is newer than the memory of Valkey by two seconds, as clocks differ', async () => {
      const state = await sharedState();
      const proofs = openSharedProofs(state);
      expect(await proofs.use('any')).toBe('passed');
      const began = Number(await state.client.get('memory-began'));
      expect(await proofs.use('one', began + 1999)).toBe('expired');
      expect(await proofs.use('other', began + 2000)).toBe('passed');
    });

    test('go on without Valkey: calculations with their own limits, no message, and they say so', async () => {
      const app = await machine(3);
      const folder = temporaryFolder();
      const { send, proof } = await contactMachine(folder);
      expect((await app.inject('/readyz')).json()).toEqual({
        status: 'ok',
        sharedState: 'connected',
      });
      reports.length = 0;
      await valkey.kill();
      await until(() => reports.length > 0);
      expect(reports[0]).toMatchObject({ sharedState: 'away' });

      // The report may be of the other machine.
      await until(async () => (await app.inject('/readyz')).json().sharedState === 'away');
      const ready = await app.inject('/readyz');
      expect([ready.statusCode, ready.json()]).toEqual([
        200,
        { status: 'ok', sharedState: 'away' },
      ]);
      const statuses = [];
      for (let count = 0; count < 4; count += 1) {
        statuses.push((await calculate(app, '192.0.2.3')).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      const captcha = await proof();
      expect((await send({ ...message, captcha })).statusCode).toBe(503);
      expect(keptMessages(folder)).toEqual([]);

      await valkey.start();
      await until(async () => (await app.inject('/readyz')).json().sharedState === 'connected');
      await until(async () => {
        await delay(200);
        return (await send({ ...message, captcha: await proof() })).statusCode === 200;
      });
      expect(keptMessages(folder)).toHaveLength(1);
    });

    test('do not wait for a Valkey server that is silent', async () => {
      const app = await machine(1000);
      const { send, proof } = await contactMachine();
      valkey.freeze();
      try {
        const startedAt = performance.now();
        expect((await calculate(app)).statusCode).toBe(200);
        expect(performance.now() - startedAt).toBeLessThan(3000);
        expect((await send({ ...message, captcha: await proof() })).statusCode).toBe(503);
        await until(async () => (await app.inject('/readyz')).json().sharedState === 'away');
        const later = performance.now();
        expect((await calculate(app)).statusCode).toBe(200);
        expect(performance.now() - later).toBeLessThan(250);
      } finally {
        valkey.thaw();
      }
    });
  },
);

test('a server starts without its Valkey server', async () => {
  const reports: SharedStateReport[] = [];
  const nobody = { url: 'redis://127.0.0.1:1', secret };
  const state = await openSharedState(nobody, (report) => reports.push(report));
  const app = await buildApp({ sharedState: state });
  expect((await calculate(app)).statusCode).toBe(200);
  await until(() => reports.length > 0);
  expect(reports).toEqual([{ sharedState: 'away', code: 'ECONNREFUSED' }]);
  await app.close();
});

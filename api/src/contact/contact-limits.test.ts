import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contactInTest, keptBy, message } from './contact-in-test.test-support.ts';
import { openBesideServers } from './queue/kept-messages.test-support.ts';

const shared = await contactInTest();

describe('when a message cannot be kept, it is not sent, and', { timeout: 20_000 }, () => {
  test('false is answered because the database does not take it', async () => {
    const contact = await contactInTest();
    const connection = openBesideServers(dirname(contact.contact.databaseFile));
    connection.exec(`CREATE TRIGGER disk_full BEFORE INSERT ON messages
                 BEGIN SELECT raise(ABORT, 'disk full'); END`);
    const answer = await contact.send({ ...message, captcha: await contact.proof() });
    expect([answer.statusCode, answer.body]).toEqual([200, 'false']);
    expect(keptBy(contact)).toEqual([]);
    expect(contact.reports).toEqual([
      { contact: 'queue not writable, message declined', code: 'SQLITE_CONSTRAINT_TRIGGER' },
    ]);
  });

  test('503 is answered because the database is locked; the same proof is good afterwards', async () => {
    const contact = await contactInTest();
    const connection = openBesideServers(dirname(contact.contact.databaseFile));
    const captcha = await contact.proof();
    connection.exec('BEGIN IMMEDIATE');
    const answer = await contact.send({ ...message, captcha });
    connection.exec('COMMIT');
    expect(answer.statusCode).toBe(503);
    expect(keptBy(contact)).toEqual([]);
    expect(contact.reports[0]).toEqual({
      contact: 'used proofs not writable',
      code: 'SQLITE_BUSY',
    });
    expect((await contact.send({ ...message, captcha })).body).toBe('true');
    expect(keptBy(contact)).toHaveLength(1);
  });

  test('false is answered because there are too many', async () => {
    const contact = await contactInTest({ maxMessages: 2 });
    const answers = [];
    for (let count = 0; count < 3; count += 1) {
      answers.push((await contact.send({ ...message, captcha: await contact.proof() })).body);
    }
    expect(answers).toEqual(['true', 'true', 'false']);
    expect(keptBy(contact)).toHaveLength(2);
    expect(contact.reports).toEqual([{ contact: 'queue full, message declined' }]);
  });
});

describe('an address', () => {
  test('sends so many messages in ten minutes; fields to correct do not count', async () => {
    const { send, proof } = await contactInTest({ app: { messagesPerTenMinutes: 2 } });
    for (let count = 0; count < 5; count += 1) {
      expect((await send({ ...message, email: 'marie', captcha: 'x' })).statusCode).toBe(400);
    }
    expect((await send({ ...message, captcha: await proof() })).body).toBe('true');
    expect((await send({ ...message, captcha: 'forged' })).statusCode).toBe(400);
    const refused = await send({ ...message, captcha: await proof() });
    expect(refused.json()).toMatchObject({
      status: 429,
      title: 'Too Many Requests',
      detail: expect.stringMatching(/^Too many messages from your address; try again in /),
    });
    expect(refused.headers['content-type']).toBe('application/problem+json');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    const other = await send({ ...message, captcha: await proof() }, '192.0.2.2');
    expect(other.body).toBe('true');
  });

  test('gets twelve times as many challenges', async () => {
    const { app } = await contactInTest({ app: { messagesPerTenMinutes: 1 } });
    const ask = () => app.inject('/api/v1/contact/challenge');
    for (let count = 0; count < 12; count += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).json()).toMatchObject({
      status: 429,
      detail: expect.stringMatching(/^Too many challenges from your address; try again in /),
    });
  });
});

describe('the addresses', () => {
  const { app } = shared;

  test.each([
    ['GET', '/api/v1/contact/send', 'POST'],
    ['DELETE', '/api/v1/contact/send/', 'POST'],
    ['POST', '/api/v1/contact/challenge', 'GET, HEAD'],
    ['PUT', '/API/v1/Contact/Challenge', 'GET, HEAD'],
  ] as const)('%s %s is not allowed, only %s', async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({ allow, 'content-type': 'application/problem+json' });
  });

  test('a challenge is kept by no cache', async () => {
    const answer = await app.inject('/api/v1/contact/challenge');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      kind: 'proof-of-work',
      validForSeconds: 600,
      challenge: {
        parameters: { algorithm: 'PBKDF2/SHA-256', expiresAt: expect.any(Number) },
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect((await app.inject({ method: 'HEAD', url: '/api/v1/contact/challenge' })).body).toBe('');
  });

  test('are documented, with every refusal', async () => {
    const { app: limited } = await contactInTest({ app: { messagesPerTenMinutes: 5 } });
    const document = (await limited.inject('/api/v1/openapi.json')).json<{
      paths: Record<string, Record<string, { responses: Record<string, object> }>>;
    }>();
    const send = document.paths['/api/v1/contact/send']?.['post'];
    expect(send).toMatchObject({
      tags: ['contact'],
      requestBody: {
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/ContactMessage' } },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: { type: 'boolean' } } } },
        400: { content: { 'application/problem+json': {} } },
      },
    });
    const statuses = ['200', '400', '413', '415', '429', '500', '503'];
    expect(Object.keys(send?.responses ?? {})).toEqual(statuses);
    expect(document.paths['/api/v1/contact/challenge']?.['get']).toMatchObject({
      tags: ['contact'],
    });
    expect(JSON.stringify(Object.values(send ?? {}))).not.toContain('Default Response');
    const challenge = document.paths['/api/v1/contact/challenge']?.['get'];
    expect(JSON.stringify(challenge)).not.toContain('Default Response');
  });
});

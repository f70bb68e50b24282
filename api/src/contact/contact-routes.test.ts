import fc from 'fast-check';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../test-support/test-endings.test-support.ts';
import type { Verdict } from './captcha/captcha.ts';
import { contactInTest, keptBy, message } from './contact-in-test.test-support.ts';
import { openBesideServers } from './queue/kept-messages.test-support.ts';

const shared = await contactInTest();

describe('a message', () => {
  const { send, proof, contact } = shared;
  beforeEach(
    () => void openBesideServers(dirname(contact.databaseFile)).exec('DELETE FROM messages'),
  );

  test('is in the database, for the server’s own account only, before true is answered', async () => {
    const answer = await send({ ...message, captcha: await proof() });
    expect([answer.statusCode, answer.body]).toEqual([200, 'true']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });

    const [kept] = keptBy(shared);
    expect(kept).toMatchObject(message);
    expect(kept).toMatchObject({
      messageId: expect.stringMatching(/^<[\w-]{36}@localhost>$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const folder = dirname(contact.databaseFile);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual(['contact.db', 'contact.db-shm', 'contact.db-wal']);
    for (const name of readdirSync(folder)) {
      expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
    }
  });

  test.each([{ name: null, subject: null }, { name: '', subject: ' ' }, {}])(
    'needs neither name nor subject: %j',
    async (optional) => {
      const { email, body } = message;
      const answer = await send({ email, body, ...optional, captcha: await proof() });
      expect(answer.body).toBe('true');
      expect(keptBy(shared)[0]).toMatchObject({ name: '', subject: '' });
    },
  );

  test('may be in any writing and as long as its fields', async () => {
    const longest = {
      email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'ü'.repeat(59)}.example`,
      name: '张'.repeat(100),
      subject: '🧾'.repeat(200),
      body: `${'👩‍💻é\n'.repeat(999)}\u0000\t\u2028en`,
    };
    expect((await send({ ...longest, captcha: await proof() })).body).toBe('true');
    expect(keptBy(shared)[0]).toMatchObject(longest);
  });
});

test('a challenge is new each time and kept by nobody', async () => {
  const ask = () => shared.app.inject('/api/v1/contact/challenge');
  const [one, other] = [await ask(), await ask()];
  expect(one.headers['cache-control']).toBe('no-store');
  expect(one.json().challenge.signature).not.toBe(other.json().challenge.signature);
});

describe('a field is refused by its name', () => {
  const { send, proof } = shared;
  const kept = () => keptBy(shared).length;
  let before = 0;
  beforeEach(() => {
    before = kept();
  });

  test.each([
    ['email', undefined, 'required', 'email is required.'],
    ['email', null, 'required', 'email is required.'],
    ['email', '', 'required', 'email is required.'],
    ['email', 5, 'wrongType', 'email must be a text.'],
    ['email', 'marie', 'wrongForm', /^email does not have the expected form\. One address/],
    ['email', 'marie@localhost', 'wrongForm', /^email does not/],
    ['email', 'marie@example.lu, eve@example.org', 'wrongForm', /^email does not/],
    ['email', 'Marie <marie@example.lu>', 'wrongForm', /^email does not/],
    ['email', 'marie..weber@example.lu', 'wrongForm', /^email does not/],
    ['email', 'marie@example.lu\r\nBcc: eve@example.org', 'wrongForm', /^email does not/],
    ['email', 'marie@example.lu\n', 'wrongForm', /^email does not/],
    ['email', `${'a'.repeat(65)}@example.lu`, 'wrongForm', /^email does not/],
    ['email', `a@${'b.'.repeat(130)}lu`, 'tooLong', 'email must have at most 254 characters.', 254],
    [
      'name',
      'Marie\r\nBcc: eve@example.org',
      'wrongForm',
      'name does not have the expected form. One line of text.',
    ],
    ['name', 'Marie\u0000', 'wrongForm', /^name does not/],
    ['name', 'Marie\u2028', 'wrongForm', /^name does not/],
    ['name', 'x'.repeat(101), 'tooLong', 'name must have at most 100 characters.', 100],
    ['subject', 'Question\nBcc: eve@example.org', 'wrongForm', /^subject does not/],
    ['subject', 'Question\rX-Spam: no', 'wrongForm', /^subject does not/],
    ['subject', 'x'.repeat(201), 'tooLong', 'subject must have at most 200 characters.', 200],
    ['subject', ['a'], 'wrongType', 'subject must be a text.'],
    ['body', undefined, 'required', 'body is required.'],
    ['body', '', 'required', 'body is required.'],
    [
      'body',
      ' \n\t\u00A0\u200B ',
      'wrongForm',
      /^body does not have the expected form\. .*not only blanks/,
    ],
    ['body', 'x'.repeat(5001), 'tooLong', 'body must have at most 5000 characters.', 5000],
    ['captcha', undefined, 'required', 'captcha is required.'],
    ['captcha', '', 'required', 'captcha is required.'],
    ['captcha', 'x'.repeat(8193), 'tooLong', 'captcha must have at most 8192 characters.', 8192],
  ] as const)('%s, case %#', async (field, value, code, said, limit?: number) => {
    const answer = await send({ ...message, captcha: 'proof', [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    const expected = typeof said === 'string' ? said : expect.stringMatching(said);
    expect(answer.json<{ errors: unknown }>().errors).toEqual([
      { field, code, message: expected, ...(limit !== undefined && { limit }) },
    ]);
  });

  test('and its proof is still good', async () => {
    const captcha = await proof();
    expect((await send({ ...message, email: 'marie', captcha })).statusCode).toBe(400);
    expect(kept()).toBe(before);
    expect((await send({ ...message, captcha })).body).toBe('true');
    expect(kept()).toBe(before + 1);
  });

  test('a body of more bytes than the longest message is not read', async () => {
    const answer = await send({ ...message, captcha: 'x'.repeat(90_000) });
    expect(answer.json()).toMatchObject({
      status: 413,
      detail: 'The body is too large; at most 80 KiB are read.',
    });
  });

  test('whatever is sent, it is no error of ours, and nothing is kept', async () => {
    const strange = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.constant('a@b.lu'));
    const fields = { email: strange, name: strange, subject: strange, body: strange };
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...fields, captcha: strange }, { requiredKeys: [] }),
        async (payload) => {
          expect((await send(payload)).statusCode).toBe(400);
        },
      ),
      { numRuns: 60 },
    );
    expect(kept()).toBe(before);
  }, 20_000);
});

describe('a captcha', () => {
  const refusals: readonly [Verdict, number, string][] = [
    ['forged', 400, 'captcha does not prove anything.'],
    ['expired', 400, 'captcha has expired.'],
    ['used', 400, 'captcha has been used already.'],
    ['unavailable', 503, 'The captcha cannot be checked now; try again later.'],
  ];

  test('lets a proof through once', async () => {
    const { send, proof } = shared;
    const captcha = await proof();
    expect((await send({ ...message, captcha })).body).toBe('true');
    expect((await send({ ...message, captcha })).json()).toMatchObject({ status: 400 });
  });

  test.each(refusals)('that says %s is answered %d', async (verdict, status, detail) => {
    const { send, contact, reports } = shared;
    const original = { ...contact.captcha };
    Object.assign(contact.captcha, { verify: async () => verdict });
    const before = keptBy(shared);
    const answer = await send({ ...message, captcha: 'proof' });
    Object.assign(contact.captcha, original);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ status, detail });
    expect(answer.json<{ errors?: unknown }>().errors).toEqual(
      status === 400 ? [{ field: 'captcha', code: 'notAccepted', message: detail }] : undefined,
    );
    expect(keptBy(shared)).toEqual(before);
    expect(reports).toEqual(
      verdict === 'unavailable' ? [{ contact: 'captcha cannot be checked' }] : [],
    );
  });

  test('of a service is admitted by the pages, with its other origins', async () => {
    const captchaService = {
      verifyUrl: 'https://captcha.example/siteverify',
      scriptUrl: 'https://captcha.example/api.js?render=explicit',
      siteKey: 'the-site',
      secret: 'known to the server only',
      origins: ['https://frames.captcha.example'],
    };
    const nothing = {
      pages: new Map(),
      files: new Set<string>(),
      redirects: new Map(),
    };
    const pages = { folder: temporaryFolder(), scriptHashes: [], ...nothing };
    const { app } = await contactInTest({ captchaService, app: { pages } });
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    const origins = 'https://captcha.example https://frames.captcha.example';
    expect(policy).toContain(`script-src 'self' ${origins};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-inline' ${origins};`);
    expect(policy).toContain(`connect-src 'self' ${origins};`);
    expect(policy).toContain(`frame-src 'self' ${origins};`);
    expect((await app.inject('/api/v1/contact/challenge')).json()).toEqual({
      kind: 'service',
      siteKey: captchaService.siteKey,
      scriptUrl: captchaService.scriptUrl,
    });
  });
});

test('the contact form closes with the server', async () => {
  const { app, contact } = await contactInTest();
  let isClosed = false;
  Object.assign(contact, {
    close: async () => {
      isClosed = true;
    },
  });
  await app.close();
  expect(isClosed).toBe(true);
});

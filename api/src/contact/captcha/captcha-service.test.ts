import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { portOf } from '../../test-support/port-of.test-support.ts';
import { atTheEnd, temporaryFolder } from '../../test-support/test-endings.test-support.ts';
import { openDatabase } from '../queue/database.ts';
import { captchaService } from './captcha-service.ts';
import { openUsedProofs } from './used-proofs.ts';

const asked: URLSearchParams[] = [];
const answers: Record<string, (response: ServerResponse) => unknown> = {
  good: (response) => response.end('{"success":true,"hostname":"suen.example"}'),
  bad: (response) => response.end('{"success":false,"error-codes":["invalid-input-response"]}'),
  old: (response) => response.end('{"success":false,"error-codes":["timeout-or-duplicate"]}'),
  misconfigured: (response) =>
    response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
  broken: (response) => response.writeHead(500).end('{"success":true}'),
  elsewhere: (response) => response.writeHead(302, { location: '/good' }).end(),
  words: (response) => response.end('<p>success</p>'),
  vague: (response) => response.end('{"success":"true"}'),
  silent: () => undefined,
};

/** Speaks the protocol that hCaptcha, Turnstile and reCAPTCHA share. */
async function answerLikeAService(request: IncomingMessage, response: ServerResponse) {
  const body = new URLSearchParams(await text(request));
  asked.push(body);
  const [kind = ''] = (body.get('response') ?? '').split(' ');
  response.setHeader('content-type', 'application/json');
  answers[kind]?.(response);
}

const server = createServer((request, response) => void answerLikeAService(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const port = portOf(server);
atTheEnd(() => {
  server.closeAllConnections();
  server.close();
});

const settings = {
  verifyUrl: `http://127.0.0.1:${port}/siteverify`,
  scriptUrl: 'https://captcha.example/api.js?render=explicit',
  siteKey: 'the-site',
  secret: 'known to the server only',
  origins: ['https://frames.captcha.example'],
};

describe('a captcha service', async () => {
  const usedProofs = openUsedProofs(await openDatabase(join(temporaryFolder(), 'contact.db')));
  const captcha = captchaService({ ...settings, usedProofs });
  const verdict = (proof: string) => captcha.verify(proof, '192.0.2.7');

  test('is shown by the page, which gets no secret', async () => {
    expect(await captcha.challenge()).toEqual({
      kind: 'service',
      siteKey: settings.siteKey,
      scriptUrl: settings.scriptUrl,
    });
  });

  test('is asked what a proof is worth, and one that it passes twice is good once', async () => {
    asked.length = 0;
    expect(await verdict('good 1')).toBe('passed');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      secret: settings.secret,
      response: 'good 1',
      remoteip: '192.0.2.7',
      sitekey: settings.siteKey,
    });
    expect(await verdict('good 1')).toBe('used');
    const verdictsAtOnce = await Promise.all(['good 2', 'good 2', 'good 2'].map(verdict));
    expect(verdictsAtOnce.filter((each) => each === 'passed')).toHaveLength(1);
  });

  test.each([
    ['bad', 'forged'],
    ['old', 'expired'],
    ['misconfigured', 'unavailable'],
    ['broken', 'unavailable'],
    ['elsewhere', 'unavailable'],
    ['words', 'unavailable'],
    ['vague', 'unavailable'],
  ])('that is %s: %s', async (proof, expected) => {
    expect(await verdict(proof)).toBe(expected);
  });

  test('is not waited for forever', async () => {
    const impatient = captchaService({ ...settings, usedProofs, timeoutMs: 50 });
    expect(await impatient.verify('silent', '192.0.2.1')).toBe('unavailable');
    const nobody = captchaService({ ...settings, usedProofs, verifyUrl: 'http://127.0.0.1:1/' });
    expect(await nobody.verify('good 3', '192.0.2.1')).toBe('unavailable');
  });
});

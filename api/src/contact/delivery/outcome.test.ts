import { expect, test } from 'vitest';
import { waitAfter } from './back-off.ts';
import { outcomeOfFailure } from './outcome.ts';

/** Fails as nodemailer does. */
function failure(properties: object): Error {
  return Object.assign(new Error('550 no Marie here'), properties);
}

test.each([
  // RFC 5321, section 4.2.1: 5yz is permanent, 4yz is not.
  ['refused', { responseCode: 550, command: 'RCPT TO' }],
  ['refused', { responseCode: 554, command: 'DATA' }],
  ['refused', { responseCode: 552, command: 'MAIL FROM' }],
  ['deferred', { responseCode: 450, command: 'RCPT TO' }],
  ['deferred', { responseCode: 452, command: 'DATA' }],
  // Bad sequence of commands: the next session may do better.
  ['deferred', { responseCode: 503, command: 'MAIL FROM' }],
  // Section 3.8: 421 closes the connection, whatever it answers.
  ['unavailable', { responseCode: 421, command: 'DATA' }],
  // RFC 4954, section 6: about who we are.
  ['unavailable', { responseCode: 535, command: 'AUTH PLAIN' }],
  ['unavailable', { responseCode: 530, command: 'MAIL FROM' }],
  ['unavailable', { responseCode: 554, command: 'CONN' }],
  ['unavailable', { code: 'ECONNECTION', command: 'CONN' }],
  ['unavailable', {}],
])('%s: %j', (kind, properties) => {
  expect(outcomeOfFailure(failure(properties), false).kind).toBe(kind);
});

test('without an answer to the last byte nobody knows; with one, everybody does', () => {
  expect(outcomeOfFailure(failure({ code: 'ETIMEDOUT' }), true).kind).toBe('uncertain');
  const closing = { responseCode: 421, command: 'DATA' };
  expect(outcomeOfFailure(failure(closing), true).kind).toBe('uncertain');
  const answered = { responseCode: 554, command: 'DATA' };
  expect(outcomeOfFailure(failure(answered), true).kind).toBe('refused');
});

test('numbers are told, words are not', () => {
  const properties = {
    responseCode: 550,
    command: 'RCPT TO',
    code: 'EENVELOPE',
    response: '550 5.1.1 <marie@example.lu> unknown',
  };
  expect(outcomeOfFailure(failure(properties), false)).toEqual({
    kind: 'refused',
    reply: 550,
    status: '5.1.1',
    code: 'EENVELOPE',
  });
});

test('waits double up to a limit, a quarter more or less by chance', () => {
  const backOff = { firstMs: 1000, maxMs: 60_000 };
  const waits = [1, 2, 3, 6, 7, 1000].map((failures) => waitAfter(failures, backOff, 0.5));
  expect(waits).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
  expect(waitAfter(1, backOff, 0)).toBe(750);
  expect(waitAfter(1, backOff, 1)).toBe(1250);
});

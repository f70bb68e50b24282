import { expect, test } from 'vitest';
import { readSharedState } from './shared-state-settings.ts';

const captcha = { CAPTCHA_SECRET: 'sixteen or more characters' };

test.each([
  ['valkey://cache.internal:6379', 'redis://cache.internal:6379'],
  ['valkeys://user:p%40ss@cache.internal/2', 'rediss://user:p%40ss@cache.internal/2'],
  ['redis://127.0.0.1', 'redis://127.0.0.1'],
  ['rediss://cache.internal', 'rediss://cache.internal'],
])('%s is an address', (address, url) => {
  const settings = readSharedState({ ...captcha, VALKEY_URL: ` ${address} ` });
  expect(settings?.url).toBe(url);
  expect(settings?.secret).not.toContain(captcha.CAPTCHA_SECRET);
});

test('without an address nothing is shared', () => {
  expect(readSharedState({ ...captcha, VALKEY_URL: ' ' })).toBeUndefined();
});

test.each([
  ['VALKEY_URL', { ...captcha, VALKEY_URL: 'cache.internal:6379/the-password' }],
  ['VALKEY_URL', { ...captcha, VALKEY_URL: 'https://user:the-password@cache.internal' }],
  ['CAPTCHA_SECRET', { VALKEY_URL: 'valkey://user:the-password@cache.internal' }],
])('%s that makes no sense is refused by name, without the password', (name, environment) => {
  expect(() => readSharedState(environment)).toThrow(name);
  expect(() => readSharedState(environment)).not.toThrow(/the-password/);
});

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { derivedSecret, keptSecret } from './captcha-secret.ts';
import { temporaryFolder } from '../test-endings.test-support.ts';

test('all who start at once get the same secret, which is kept for the next start', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'captcha-secret');
  const secrets = await Promise.all(Array.from({ length: 10 }, () => keptSecret(file)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await keptSecret(file)).toBe(secrets[0]);
  expect(readFileSync(file, 'utf8').trim()).toBe(secrets[0]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['captcha-secret']);
  expect(await keptSecret(join(temporaryFolder(), 'captcha-secret'))).not.toBe(secrets[0]);
});

test('a damaged secret is no secret', async () => {
  const file = join(temporaryFolder(), 'captcha-secret');
  writeFileSync(file, 'abc\n');
  await expect(keptSecret(file)).rejects.toThrow(`${file} is damaged`);
});

test('each purpose has its own secret', () => {
  expect(derivedSecret('secret', 'one')).toMatch(/^[0-9a-f]{64}$/);
  expect(derivedSecret('secret', 'one')).not.toBe(derivedSecret('secret', 'other'));
  expect(derivedSecret('secret', 'one')).not.toBe(derivedSecret('another', 'one'));
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { derivedSecret } from '../../shared-state/derived-secret.ts';
import { temporaryFolder } from '../../test-support/test-endings.test-support.ts';
import { openDatabase } from '../queue/database.ts';
import { keptSecret } from './captcha-secret.ts';

test('all who start at once get the same secret, which is kept for the next start', async () => {
  const file = join(temporaryFolder(), 'contact.db');
  const start = async () => keptSecret(await openDatabase(file));
  const secrets = await Promise.all(Array.from({ length: 5 }, start));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await start()).toBe(secrets[0]);
  expect(keptSecret(await openDatabase(join(temporaryFolder(), 'contact.db')))).not.toBe(
    secrets[0],
  );
});

test('each purpose has its own secret', () => {
  expect(derivedSecret('secret', 'one')).toMatch(/^[0-9a-f]{64}$/);
  expect(derivedSecret('secret', 'one')).not.toBe(derivedSecret('secret', 'other'));
  expect(derivedSecret('secret', 'one')).not.toBe(derivedSecret('another', 'one'));
});

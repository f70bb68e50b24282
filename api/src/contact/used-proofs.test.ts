import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from './mail-server.test-support.ts';
import { temporaryFolder } from '../test-endings.test-support.ts';
import { openUsedProofs, rememberedMilliseconds } from './used-proofs.ts';

/** Makes everything in a folder look older. */
function age(folder: string, milliseconds: number): void {
  const then = new Date(Date.now() - milliseconds);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then);
}

test('of all who use a proof at once, through whichever process, one is the first', async () => {
  const folder = temporaryFolder();
  const one = await openUsedProofs(folder);
  const other = await openUsedProofs(folder);
  const all = Array.from({ length: 10 }, () => [one, other]).flat();
  const areFirst = await Promise.all(all.map((proofs) => proofs.use('proof')));
  expect(areFirst.filter(Boolean)).toHaveLength(1);
  expect(await one.use('another proof')).toBe(true);
});

test('the memory outlives its process, and ten minutes, and then forgets', async () => {
  const folder = temporaryFolder();
  expect(await (await openUsedProofs(folder)).use('proof')).toBe(true);
  expect(rememberedMilliseconds).toBeGreaterThan(10 * 60_000);
  age(folder, rememberedMilliseconds - 10_000);
  const later = await openUsedProofs(folder, { cleaningMilliseconds: 0 });
  expect(await later.use('proof')).toBe(false);
  expect(readdirSync(folder)).toHaveLength(1);
  age(folder, rememberedMilliseconds + 1000);
  expect(await later.use('new proof')).toBe(true);
  await until(async () => {
    await later.use('new proof');
    return readdirSync(folder).length === 1;
  });
});

test('nobody waits while old proofs are forgotten', async () => {
  let cleanings = 0;
  const proofs = await openUsedProofs(temporaryFolder(), {
    cleaningMilliseconds: 0,
    forget: () => {
      cleanings += 1;
      return cleanings === 1 ? Promise.resolve(0) : new Promise(() => {});
    },
  });
  for (const proof of ['1', '2', '3']) expect(await proofs.use(proof)).toBe(true);
  expect(await proofs.use('1')).toBe(false);
  expect(cleanings).toBe(2);
});

test('a proof that is used while others are counted counts too', async () => {
  let endCounting: (left: number) => void = () => undefined;
  const counted = new Promise<number>((resolve) => (endCounting = resolve));
  let cleanings = 0;
  const proofs = await openUsedProofs(temporaryFolder(), {
    maximum: 4,
    cleaningMilliseconds: 0,
    forget: () => {
      cleanings += 1;
      return cleanings === 2 ? counted : Promise.resolve(cleanings === 1 ? 0 : 4);
    },
  });
  for (const proof of ['1', '2', '3']) expect(await proofs.use(proof)).toBe(true);
  endCounting(0);
  await counted;
  expect(await proofs.use('4')).toBe(true);
  await expect(proofs.use('5')).rejects.toThrow('too many');
});

test('the memory does not grow without end', async () => {
  const folder = temporaryFolder();
  const proofs = await openUsedProofs(folder, { maximum: 3 });
  for (const proof of ['1', '2', '3']) expect(await proofs.use(proof)).toBe(true);
  await expect(proofs.use('4')).rejects.toThrow('too many');
  expect(readdirSync(folder)).toHaveLength(3);
  age(folder, rememberedMilliseconds + 1000);
  expect(await proofs.use('4')).toBe(true);
  expect(readdirSync(folder)).toHaveLength(1);
});

import { mkdirSync, readdirSync, renameSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ClaimLost, openClaims, takeOver, type Claim } from './claims.ts';
import { watchSenders } from './dead-senders.ts';
import { openSpool, storeMessage, type SpoolFolders } from './spool.ts';
import { spooledMessage } from './spooled-message.ts';
import { temporaryFolder } from '../test-endings.test-support.ts';

const anHour = 60 * 60_000;

async function spoolWith(count: number): Promise<SpoolFolders> {
  const spool = await openSpool(temporaryFolder());
  for (let index = 0; index < count; index += 1) {
    const visitors = { email: 'marie@example.lu', body: String(index) };
    await storeMessage(spool, spooledMessage(visitors, 'suen.example', new Date()), 1000);
  }
  return spool;
}

async function claimOf(spool: SpoolFolders): Promise<Claim> {
  const { claim } = await (await openClaims(spool, anHour)).next(Date.now());
  if (!claim) throw new Error('nothing was claimed');
  return claim;
}

describe('a message', () => {
  test('is claimed by one of many processes', async () => {
    const spool = await spoolWith(5);
    const processes = await Promise.all(Array.from({ length: 4 }, () => openClaims(spool, anHour)));
    const claims = await Promise.all(
      [...processes, ...processes].map((each) => each.next(Date.now())),
    );
    const ids = claims.flatMap(({ claim }) => (claim ? [claim.entry.id] : []));
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect(readdirSync(spool.waiting)).toEqual([]);
  });

  test('is claimed when it is due, or was put off by a wrong clock', async () => {
    const spool = await spoolWith(1);
    const claims = await openClaims(spool, anHour);
    const now = Date.now();
    const first = await claims.next(now);
    await first.claim?.putBack(now + 1000, 3);
    expect(await claims.next(now)).toEqual({ nextDue: now + 1000 });
    const second = await claims.next(now + 1000);
    expect(second.claim?.entry).toMatchObject({ due: now + 1000, attempts: 3 });
    await second.claim?.putBack(now + 2 * anHour, 4);
    expect((await claims.next(now)).claim?.entry.attempts).toBe(4);
    expect(await claims.next(now)).toEqual({ nextDue: Number.POSITIVE_INFINITY });
  });

  test('that another process has taken is not sent from here', async () => {
    const spool = await spoolWith(1);
    const claims = await openClaims(spool, anHour);
    const { claim } = await claims.next(Date.now());
    expect(await takeOver(spool, basename(claims.folder))).toEqual([]);
    await expect(claim?.commit()).rejects.toThrow(ClaimLost);
    await claim?.putBack(Date.now(), 0);
    await claim?.putAside();
    expect(readdirSync(spool.waiting)).toHaveLength(1);
    expect(readdirSync(spool.failed)).toEqual([]);
    // Who was wrongly taken for dead goes on with a new folder.
    expect((await claims.next(Date.now())).claim?.entry.id).toBe(claim?.entry.id);
  });

  test('is known to be perhaps sent once its last byte may have gone', async () => {
    const spool = await spoolWith(2);
    const claims = await openClaims(spool, anHour);
    const { claim } = await claims.next(Date.now());
    await claims.next(Date.now());
    await claim?.commit();
    expect(await takeOver(spool, basename(claims.folder))).toEqual([claim?.entry.id]);
    expect(readdirSync(spool.waiting)).toHaveLength(2);
    expect(readdirSync(spool.sending)).toEqual([]);
  });

  test('that was accepted but cannot be removed is not sent again, and removed later', async () => {
    const spool = await spoolWith(1);
    const claims = await openClaims(spool, anHour);
    const { claim } = await claims.next(Date.now());
    await claim?.commit();
    const [name = ''] = readdirSync(claims.folder);
    // A folder of this name stands for a disk that does not remove.
    const file = join(claims.folder, name);
    renameSync(file, join(spool.root, 'elsewhere'));
    mkdirSync(file);
    await expect(claim?.finish()).rejects.toThrow('EISDIR');
    await expect(claims.putBackLeftOvers()).rejects.toThrow('EISDIR');
    expect(readdirSync(spool.waiting)).toEqual([]);
    rmdirSync(file);
    renameSync(join(spool.root, 'elsewhere'), file);
    await claims.putBackLeftOvers();
    expect(readdirSync(claims.folder)).toEqual([]);
    expect(readdirSync(spool.waiting)).toEqual([]);
  });

  test('that is left after a step that failed is put back', async () => {
    const spool = await spoolWith(1);
    const claims = await openClaims(spool, anHour);
    await (await claims.next(Date.now())).claim?.commit();
    await claims.putBackLeftOvers();
    expect((await claims.next(Date.now())).claim).toBeDefined();
  });
});

describe('a process is dead', () => {
  test('when its beat stays the same for as long as another has watched', async () => {
    const spool = await spoolWith(2);
    await claimOf(spool);
    const living = await openClaims(spool, anHour);
    const own = await openClaims(spool, anHour);
    const find = watchSenders(spool, own.folder, 100);
    // Beats of any age: what counts is how long they stay the same.
    utimesSync(living.folder, 1, 1);
    expect(await find()).toEqual([]);
    await delay(150);
    await living.beat();
    const dead = readdirSync(spool.sending).filter(
      (sender) => ![living.folder, own.folder].includes(join(spool.sending, sender)),
    );
    expect(dead).toHaveLength(1);
    expect(await find()).toEqual(dead);
  });

  test('a beat makes a folder anew that was removed', async () => {
    const spool = await spoolWith(0);
    const claims = await openClaims(spool, anHour);
    await takeOver(spool, basename(claims.folder));
    await claims.beat();
    expect(statSync(claims.folder).isDirectory()).toBe(true);
    await claims.close();
    expect(readdirSync(spool.sending)).toEqual([]);
  });
});

describe('a spool', () => {
  test('that is opened again loses only what was half written long ago', async () => {
    const spool = await spoolWith(1);
    const [name = ''] = readdirSync(spool.waiting);
    const draft = join(spool.incoming, name);
    renameSync(join(spool.waiting, name), draft);
    await openSpool(spool.root);
    expect(readdirSync(spool.incoming)).toEqual([name]);
    utimesSync(draft, 1, 1);
    await openSpool(spool.root);
    expect(readdirSync(spool.incoming)).toEqual([]);
  });
});

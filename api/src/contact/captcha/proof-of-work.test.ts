import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test-support/test-endings.test-support.ts';
import { openDatabase } from '../queue/database.ts';
import type { Captcha, Verdict } from './captcha.ts';
import { proofOfWork, defaultWork } from './proof-of-work.ts';
import { encoded, littleWork, proofsFor, solved } from './solve.test-support.ts';
import { openUsedProofs } from './used-proofs.ts';

const secret = 'a secret of several servers';
const usedProofs = openUsedProofs(await openDatabase(join(temporaryFolder(), 'contact.db')));
const captcha = proofOfWork({ secret, usedProofs, work: littleWork });

function verdict(proof: string, judge: Captcha = captcha): Promise<Verdict> {
  return judge.verify(proof, '192.0.2.1');
}

/** A proof as a browser makes it. */
async function proofOf(maker: Captcha): Promise<string> {
  const challenge = await maker.challenge();
  if (challenge.kind !== 'proof-of-work') throw new Error(challenge.kind);
  return encoded(await solved(challenge.challenge));
}

/** What is in a proof. */
interface Parts {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string; time?: number };
}

function partsOf(proof: string): Parts {
  return JSON.parse(atob(proof)) as Parts;
}

describe('a proof', () => {
  test('is good once, however it is written', async () => {
    const proof = await proofOf(captcha);
    expect(await verdict(proof)).toBe('passed');
    const { challenge, solution } = partsOf(proof);
    for (const again of [
      proof,
      btoa(JSON.stringify({ solution, challenge }, null, 1)),
      encoded({ challenge, solution: { ...solution, time: 1 } }),
      encoded({ challenge, solution: { ...solution, counter: solution.counter + 1 } }),
    ]) {
      expect(await verdict(again)).toBe('used');
    }
  });

  test('is good once for many at the same time', async () => {
    const proof = await proofOf(captcha);
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => verdict(proof)));
    expect(verdicts.filter((each) => each === 'passed')).toHaveLength(1);
    expect(verdicts.filter((each) => each === 'used')).toHaveLength(7);
  });

  test.each<[string, (parts: Parts) => unknown]>([
    ['nothing', () => null],
    ['a list', () => [1, 2]],
    ['no solution', ({ challenge }) => ({ challenge })],
    [
      'no signature',
      ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution }),
    ],
    [
      'a key of its own',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: '00'.repeat(32) },
      }),
    ],
    [
      'a later end',
      ({ challenge: { parameters, signature }, solution }) => ({
        challenge: { parameters: { ...parameters, expiresAt: 4_000_000_000 }, signature },
        solution,
      }),
    ],
    [
      'less work',
      ({ challenge: { parameters, signature }, solution }) => ({
        challenge: { parameters: { ...parameters, cost: 1 }, signature },
        solution,
      }),
    ],
    [
      'a deep nest',
      ({ challenge: { signature }, solution }) => ({
        challenge: { parameters: nest(800), signature },
        solution,
      }),
    ],
  ])('is forged with %s', async (_what, forge) => {
    const forged = forge(partsOf(await proofOf(captcha)));
    expect(await verdict(encoded(Object(forged)))).toBe('forged');
  });

  test.each(['proof', '%%%', 'bnVsbA==', 'e30='])('is forged when it is %s', async (proof) => {
    expect(await verdict(proof)).toBe('forged');
  });

  test('of another secret is forged, and one of the same secret is good', async () => {
    expect(await verdict(await proofsFor('another secret')())).toBe('forged');
    expect(await verdict(await proofsFor(secret)())).toBe('passed');
  });

  test('is good for ten minutes', async () => {
    const madeBefore = (seconds: number) => {
      const now = () => Date.now() - seconds * 1000;
      return proofOf(proofOfWork({ secret, usedProofs, work: littleWork, now }));
    };
    expect(await verdict(await madeBefore(602))).toBe('expired');
    expect(await verdict(await madeBefore(580))).toBe('passed');
  });

  test('is not good when it cannot be remembered', async () => {
    const forgetful = { use: async () => 'unavailable' as const };
    const judge = proofOfWork({ secret, usedProofs: forgetful });
    expect(await verdict(await proofOf(captcha), judge)).toBe('unavailable');
  });
});

test('the usual work is hundreds of keys, each of thousands of iterations', () => {
  const { iterationsPerKey, minKeys, maxKeys } = defaultWork;
  expect(iterationsPerKey * minKeys).toBeGreaterThanOrEqual(2_000_000);
  expect(iterationsPerKey * maxKeys).toBeLessThanOrEqual(5_000_000);
});

function nest(depth: number): object {
  let nested = {};
  for (let level = 0; level < depth; level += 1) nested = { a: nested };
  return nested;
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge as ProofOfWorkChallenge, Payload } from 'altcha-lib/types';
import { proofOfWork, type Work } from './proof-of-work.ts';

/** Work that takes no time. */
export const littleWork: Work = { iterationsPerKey: 10, minKeys: 1, maxKeys: 5 };

/** Solves a challenge as a browser does. */
export async function solved(challenge: ProofOfWorkChallenge): Promise<Payload> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return { challenge, solution };
}

/** A proof as it travels. */
export function encoded(payload: object): string {
  return btoa(JSON.stringify(payload));
}

/** Quick proofs for servers that have this secret. */
export function proofsFor(secret: string): () => Promise<string> {
  const usedProofs = { use: async () => 'unavailable' as const };
  const captcha = proofOfWork({ secret, usedProofs, work: littleWork });
  return async () => {
    const challenge = await captcha.challenge();
    if (challenge.kind !== 'proof-of-work') throw new Error(challenge.kind);
    return encoded(await solved(challenge.challenge));
  };
}

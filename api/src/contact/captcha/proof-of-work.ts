import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { derivedSecret } from '../../shared-state/derived-secret.ts';
import type { Captcha } from './captcha.ts';
import type { UsedProofs } from './used-proofs.ts';

/** How much a browser computes: keys are derived, each with so many iterations, until the one asked for is found. */
export interface Work {
  readonly iterationsPerKey: number;
  readonly minKeys: number;
  readonly maxKeys: number;
}

/**
 * Half a second of one core that has instructions for SHA-256, as those of today have; about two seconds of one without,
 * which a browser shares out to its cores. Making a challenge costs the server a single key, checking a proof none.
 */
export const defaultWork: Work = { iterationsPerKey: 5000, minKeys: 400, maxKeys: 1000 };

interface ProofOfWorkOptions {
  readonly secret: string;
  readonly usedProofs: UsedProofs;
  readonly work?: Work;
  readonly now?: () => number;
}

const validForSeconds = 10 * 60;

/**
 * A captcha of our own that asks nobody else: the browser spends a second of computing, which is nothing for one message
 * and too much for a million. The protocol is ALTCHA's, version 2. Nothing is kept of a challenge until it is solved.
 */
export function proofOfWork(options: ProofOfWorkOptions): Captcha {
  const { secret, usedProofs, work = defaultWork, now = Date.now } = options;
  const secrets = {
    hmacSignatureSecret: derivedSecret(secret, 'signature of a challenge'),
    hmacKeySignatureSecret: derivedSecret(secret, 'signature of a solution'),
  };

  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.iterationsPerKey,
        counter: randomInt(work.maxKeys, work.minKeys),
        expiresAt: Math.floor(now() / 1000) + validForSeconds,
        deriveKey,
        ...secrets,
      });
      return { kind: 'proof-of-work', challenge, validForSeconds };
    },

    async verify(proof) {
      const payload = payloadOf(proof);
      if (!payload) return 'forged';
      const { challenge, solution } = payload;
      const { verified, expired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...secrets,
      }).catch(() => ({ verified: false, expired: false }));
      const { signature, parameters } = challenge;
      if (expired) return 'expired';
      if (!verified || signature === undefined) return 'forged';
      // The signature stands for the challenge: the rest of a proof can be written in more than one way.
      const issuedAt = ((parameters.expiresAt ?? 0) - validForSeconds) * 1000;
      return usedProofs.use(signature, issuedAt);
    },
  };
}

function payloadOf(proof: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Only the outline: what is in it is worth what its signature says. */
function isPayload(value: unknown): value is Payload {
  if (!isObject(value) || !isObject(value['challenge']) || !isObject(value['solution']))
    return false;
  const { parameters, signature } = value['challenge'];
  return isObject(parameters) && typeof signature === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

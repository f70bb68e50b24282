import type { Challenge } from 'altcha-lib/types';
import { getJson } from '../../../shared/api-client.ts';

/** A computation of about a second, too expensive for a program that floods the form. */
export interface ProofOfWork {
  readonly kind: 'proof-of-work';
  readonly challenge: Challenge;
  readonly validForSeconds: number;
}

/** A check by an external service, if the operator has configured one. */
export interface OutsideService {
  readonly kind: 'service';
  readonly siteKey: string;
  readonly scriptUrl: string;
}

/** Requests a challenge from the server. Each is valid once. @throws CallFailed */
export function askForChallenge(signal: AbortSignal): Promise<ProofOfWork | OutsideService> {
  return getJson('/contact/challenge', { signal });
}

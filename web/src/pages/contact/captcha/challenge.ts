import type { Challenge } from 'altcha-lib/types';
import { getJson } from '../../../shared/api-client.ts';

/** A computation that a browser does once in a second, and a program that floods the form does not want to do. */
export interface ProofOfWork {
  readonly kind: 'proof-of-work';
  readonly challenge: Challenge;
  readonly validForSeconds: number;
}

/** A check by another site, where the operator has chosen one. */
export interface OutsideService {
  readonly kind: 'service';
  readonly siteKey: string;
  readonly scriptUrl: string;
}

/** Asks the server what shows that the visitor is no program. Each answer serves once. @throws CallFailed */
export function askForChallenge(signal: AbortSignal): Promise<ProofOfWork | OutsideService> {
  return getJson('/contact/challenge', { signal });
}

import type { Challenge as ProofOfWorkChallenge } from 'altcha-lib/types';

/** What a browser has to do before it may send a message; `kind` says which of the two. */
export type Challenge =
  | {
      readonly kind: 'proof-of-work';
      readonly challenge: ProofOfWorkChallenge;
      readonly validForSeconds: number;
    }
  | { readonly kind: 'service'; readonly siteKey: string; readonly scriptUrl: string };

/** What a proof is worth. `unavailable`: it cannot be told now, which is no fault of the visitor. */
export type Verdict = 'passed' | 'forged' | 'expired' | 'used' | 'unavailable';

/** Tells people from programs that send messages by the thousand. */
export interface Captcha {
  challenge(): Promise<Challenge>;
  /** Judges a proof; one that passed passes no second time, in this server process or another. */
  verify(proof: string, address: string): Promise<Verdict>;
}

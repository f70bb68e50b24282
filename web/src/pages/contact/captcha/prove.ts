import { askForChallenge } from './challenge.ts';
import { showService } from './outside-service.ts';
import { solve } from './proof-of-work.ts';

interface ProveOptions {
  /** The container for an external captcha. */
  readonly place: HTMLElement;
  /** Aborts the captcha, also if there already is a proof. */
  readonly signal: AbortSignal;
  /** Called with the other site whose check the visitor has to pass, if there is one; says whether it may be loaded. */
  readonly onService: (host: string) => boolean;
  /** Called when the proof expires. */
  readonly onExpired: () => void;
}

/** A proof that expires while it is being sent is useless. */
const marginSeconds = 15;

/**
 * Makes the check that the server asks for and returns its proof, or nothing when it may not be loaded.
 *
 * @throws CallFailed when the server gives no challenge, Error when the check fails
 */
export async function prove({
  place,
  signal,
  onService,
  onExpired,
}: ProveOptions): Promise<string | undefined> {
  const challenge = await askForChallenge(signal);
  if (challenge.kind === 'service') {
    if (!onService(new URL(challenge.scriptUrl).hostname)) return undefined;
    return showService(challenge, { place, signal, onExpired });
  }
  // Visitors' clocks may be wrong, so the time is measured from the arrival of the challenge.
  const timer = setTimeout(onExpired, (challenge.validForSeconds - marginSeconds) * 1000);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return solve(challenge, signal);
}

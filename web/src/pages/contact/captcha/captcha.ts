import { useEffect, useRef, useState, type RefObject } from 'react';
import { CallFailed } from '../../../shared/api-client.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';

/** Why a check could not be made. */
type CaptchaFailure = 'unreachable' | 'tooMany' | 'insecure' | 'failed';

/** The state of the captcha. Only a verified one allows sending. */
export type CaptchaState =
  | { readonly name: 'unverified' | 'expired' }
  /** `host` is an external captcha service. It is loaded only after a second tick. */
  | { readonly name: 'announced'; readonly host: string }
  /** `host` is the external captcha service, if there is one. */
  | { readonly name: 'verifying'; readonly host?: string }
  | { readonly name: 'verified'; readonly proof: string }
  | { readonly name: 'failed'; readonly failure: CaptchaFailure };

export interface Captcha {
  readonly state: CaptchaState;
  /** The container for an external captcha. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
  readonly verify: () => void;
  /** Resets the captcha after its proof was used or expired. */
  readonly reset: (name: 'unverified' | 'expired') => void;
}

const prover = lazyPart(async () => (await import('./prove.ts')).prove);

const firstState: CaptchaState = { name: 'unverified' };

function failureOf(error: unknown): CaptchaFailure {
  if (!(error instanceof CallFailed)) return 'failed';
  if (error.status === 429) return 'tooMany';
  return error.reason === 'unreachable' || error.reason === 'timeout' ? 'unreachable' : 'failed';
}

/** The captcha. Nothing is requested or loaded before it is started. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState(firstState);
  const placeRef = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(undefined);
  const announcedHost = useRef<string>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const reset = (name: 'unverified' | 'expired') => {
    running.current?.abort();
    setState({ name });
  };

  const verify = async () => {
    running.current?.abort();
    const { current: place } = placeRef;
    if (place === null) return;
    if (!window.isSecureContext) {
      setState({ name: 'failed', failure: 'insecure' });
      return;
    }
    const attempt = new AbortController();
    const { signal } = attempt;
    running.current = attempt;
    setState({ name: 'verifying' });
    try {
      const prove = await prover.load().catch(() => {
        throw new CallFailed('unreachable');
      });
      const proof = await prove({
        place,
        signal,
        onService: (host) => {
          const isKnown = announcedHost.current === host;
          announcedHost.current = host;
          setState(isKnown ? { name: 'verifying', host } : { name: 'announced', host });
          return isKnown;
        },
        onExpired: () => reset('expired'),
      });
      if (!signal.aborted && proof !== undefined) setState({ name: 'verified', proof });
    } catch (error) {
      if (signal.aborted) return;
      attempt.abort();
      console.error('The captcha failed:', error);
      setState({ name: 'failed', failure: failureOf(error) });
    }
  };

  return { state, placeRef, verify: () => void verify(), reset };
}

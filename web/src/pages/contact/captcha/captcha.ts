import { useEffect, useRef, useState, type RefObject } from 'react';
import { CallFailed } from '../../../shared/api-client.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';

/** Why a check could not be made. */
export type CaptchaFailure = 'unreachable' | 'tooMany' | 'insecure' | 'failed';

/** Where the check stands. Only a verified one lets the form be sent. */
export type CaptchaState =
  | { readonly name: 'unverified' | 'expired' }
  /** `host` is another site that makes the check, of which nothing is loaded before a second tick. */
  | { readonly name: 'announced'; readonly host: string }
  /** `host` is the other site whose check the visitor has to pass, if there is one. */
  | { readonly name: 'verifying'; readonly host?: string }
  | { readonly name: 'verified'; readonly proof: string }
  | { readonly name: 'failed'; readonly failure: CaptchaFailure };

export interface Captcha {
  readonly state: CaptchaState;
  /** Where another site may draw its check. */
  readonly placeRef: RefObject<HTMLDivElement | null>;
  readonly verify: () => void;
  /** Ends the check and forgets its proof, which is used up or too old. */
  readonly reset: (name: 'unverified' | 'expired') => void;
}

const prover = lazyPart(async () => (await import('./prove.ts')).prove);

const firstState: CaptchaState = { name: 'unverified' };

function failureOf(error: unknown): CaptchaFailure {
  if (!(error instanceof CallFailed)) return 'failed';
  if (error.status === 429) return 'tooMany';
  return error.reason === 'unreachable' || error.reason === 'timeout' ? 'unreachable' : 'failed';
}

/** The check that the visitor is no program: nothing is asked or loaded before the check is started. */
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

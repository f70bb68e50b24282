import type { PolicySources } from '../../answers/security-headers.ts';
import type { Captcha, Verdict } from './captcha.ts';
import type { UsedProofs } from './used-proofs.ts';

/** A commercial captcha: hCaptcha, Turnstile and reCAPTCHA share one protocol. */
export interface CaptchaServiceSettings {
  /** Where the server asks what a proof is worth. */
  readonly verifyUrl: string;
  /** Where the page loads the service's script. */
  readonly scriptUrl: string;
  readonly siteKey: string;
  readonly secret: string;
  /** Origins that the page may talk to besides the script's. */
  readonly origins: readonly string[];
}

interface CaptchaServiceOptions extends CaptchaServiceSettings {
  readonly usedProofs: UsedProofs;
  readonly timeoutMs?: number;
}

/** Asks a commercial captcha. A proof that it cannot judge now is not let through. */
export function captchaService(options: CaptchaServiceOptions): Captcha {
  const { siteKey, scriptUrl, usedProofs } = options;
  return {
    challenge: async () => ({ kind: 'service', siteKey, scriptUrl }),

    async verify(proof, address) {
      const verdict = await verdictOfService(options, proof, address).catch(
        (): Verdict => 'unavailable',
      );
      if (verdict !== 'passed') return verdict;
      return usedProofs.use(proof);
    },
  };
}

/** What a page that shows the service's widget loads and asks. */
export function sourcesOfCaptcha({ scriptUrl, origins }: CaptchaServiceSettings): PolicySources {
  const all = [...new Set([new URL(scriptUrl).origin, ...origins])];
  return { 'script-src': all, 'style-src': all, 'connect-src': all, 'frame-src': all };
}

async function verdictOfService(
  { verifyUrl, secret, siteKey, timeoutMs = 5000 }: CaptchaServiceOptions,
  proof: string,
  address: string,
): Promise<Verdict> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: proof, remoteip: address, sitekey: siteKey }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  return verdictOf(answer);
}

function verdictOf(answer: unknown): Verdict {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return 'unavailable';
  if (answer.success === true) return 'passed';
  if (answer.success !== false) return 'unavailable';
  const codes = 'error-codes' in answer ? [answer['error-codes']].flat() : [];
  if (codes.some((code) => isOurFault(String(code)))) return 'unavailable';
  return codes.includes('timeout-or-duplicate') ? 'expired' : 'forged';
}

/** A wrong secret of ours, or a service that is down, is not a forged proof. */
function isOurFault(code: string): boolean {
  return /secret|sitekey|internal-error/.test(code);
}

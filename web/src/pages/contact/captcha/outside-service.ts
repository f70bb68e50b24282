import { loadScript } from '../../../shared/loading/load-script.ts';
import type { OutsideService } from './challenge.ts';

interface RenderOptions {
  readonly sitekey: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** What the well-known services have in common. */
interface ServiceScript {
  readonly ready?: (callback: () => void) => void;
  readonly render: (place: HTMLElement, options: RenderOptions) => number | string;
  readonly reset: (widget: number | string) => void;
}

declare global {
  interface Window {
    readonly hcaptcha?: ServiceScript;
    readonly turnstile?: ServiceScript;
    readonly grecaptcha?: ServiceScript;
  }
}

const retriesOfScript = 2;

function findService(): ServiceScript | undefined {
  return window.hcaptcha ?? window.turnstile ?? window.grecaptcha;
}

async function loadService(url: string): Promise<ServiceScript> {
  if (findService() === undefined) await loadScript(url, { retries: retriesOfScript });
  const script = findService();
  if (script === undefined) throw new Error('The script of the check is not the expected one');
  // Only this service is not ready when its script has run.
  await new Promise<void>((resolve) => {
    if (script === window.grecaptcha && script.ready !== undefined) script.ready(resolve);
    else resolve();
  });
  return script;
}

interface ShowOptions {
  /** Where the service draws its own check. */
  readonly place: HTMLElement;
  /** Removes the captcha from the page. */
  readonly signal: AbortSignal;
  readonly onExpired: () => void;
}

/** Shows the check of another site and returns its proof. @throws when it cannot be loaded or fails */
export async function showService(
  { siteKey, scriptUrl }: OutsideService,
  { place, signal, onExpired }: ShowOptions,
): Promise<string> {
  const script = await loadService(scriptUrl);
  signal.throwIfAborted();
  const box = document.createElement('div');
  place.append(box);
  return new Promise((resolve, reject) => {
    const widget = script.render(box, {
      sitekey: siteKey,
      callback: resolve,
      'expired-callback': onExpired,
      'error-callback': () => reject(new Error('The check by another site has failed')),
    });
    signal.addEventListener('abort', () => {
      script.reset(widget);
      box.remove();
      reject(signal.reason instanceof Error ? signal.reason : new Error('The check was ended'));
    });
  });
}

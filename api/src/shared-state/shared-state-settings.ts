import { derivedSecret } from './derived-secret.ts';
import type { SharedStateSettings } from './shared-state.ts';

const schemes: Readonly<Record<string, string>> = {
  'valkey:': 'redis:',
  'redis:': 'redis:',
  'valkeys:': 'rediss:',
  'rediss:': 'rediss:',
};

/**
 * Reads VALKEY_URL. A challenge that one machine has signed must be good on another, so the captcha's secret is then needed.
 *
 * @throws Error that names the variable, without its value, which can hold a password
 */
export function readSharedState(
  environment: Readonly<Record<string, string | undefined>>,
): SharedStateSettings | undefined {
  const text = environment['VALKEY_URL']?.trim() ?? '';
  if (text === '') return undefined;
  const { protocol = '', hostname } = URL.canParse(text) ? new URL(text) : {};
  const scheme = schemes[protocol];
  if (scheme === undefined || !hostname) {
    throw new Error('VALKEY_URL must be an address such as valkey://cache.internal:6379');
  }
  const secret = environment['CAPTCHA_SECRET']?.trim() ?? '';
  if (secret === '') {
    throw new Error('VALKEY_URL needs CAPTCHA_SECRET, the same on all machines');
  }
  return {
    url: scheme + text.slice(protocol.length),
    secret: derivedSecret(secret, 'addresses that are counted for all machines'),
  };
}

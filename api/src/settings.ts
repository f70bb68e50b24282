import { defaultRequestsPerMinute, type AppOptions } from './app.ts';
import { defaultMessagesPerTenMinutes } from './contact/contact-routes.ts';
import { readContactSettings, type ContactSettings } from './contact/contact-settings.ts';
import { readOperation, type OperationSettings } from './operation/operation-settings.ts';
import { readConsentedServices, type ConsentedServices } from './pages/consented-services.ts';
import { readSharedState } from './shared-state/shared-state-settings.ts';
import type { SharedStateSettings } from './shared-state/shared-state.ts';

/** The server's settings from the environment. */
interface Settings {
  readonly port: number;
  readonly host: string;
  /** The public address of the site. */
  readonly siteUrl: string;
  readonly requestsPerMinute: number;
  readonly trustProxy: NonNullable<AppOptions['trustProxy']>;
  /** How long /readyz says no before the server stops listening, so that load balancers notice. */
  readonly drainSeconds: number;
  readonly consentedServices: ConsentedServices;
  readonly contactSettings: ContactSettings;
  readonly messagesPerTenMinutes: number;
  /** Where browsers report what the content policy has stopped. */
  readonly reportingEndpoint: string | undefined;
  /** The server that counts for several machines. */
  readonly sharedStateSettings: SharedStateSettings | undefined;
  readonly operation: OperationSettings;
}

/** Reads the settings. @throws Error that names the variable when one makes no sense */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const whole = (name: string, fallback: number, maximum: number) =>
    wholeNumber(name, environment[name], fallback, maximum);
  const port = whole('PORT', 3000, 65_535);
  return {
    port,
    host: environment['HOST']?.trim() || '127.0.0.1',
    siteUrl: siteAddress(environment['SITE_URL']?.trim() || `http://127.0.0.1:${port}`),
    requestsPerMinute: whole('RATE_LIMIT_MAX', defaultRequestsPerMinute, 1_000_000_000),
    trustProxy: trustedProxy(environment['TRUST_PROXY']?.trim() ?? ''),
    drainSeconds: whole('DRAIN_SECONDS', 1, 60),
    consentedServices: readConsentedServices(environment),
    contactSettings: readContactSettings(environment),
    messagesPerTenMinutes: whole('CONTACT_RATE_LIMIT', defaultMessagesPerTenMinutes, 1_000_000),
    reportingEndpoint: reportingEndpoint(environment['REPORTING_ENDPOINT']?.trim() ?? ''),
    sharedStateSettings: readSharedState(environment),
    operation: readOperation(environment),
  };
}

function siteAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Error(`SITE_URL must be an address of the web, not "${text}"`);
}

/** It becomes part of a header, so only as the browser writes an address. */
function reportingEndpoint(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' && !url.href.includes('"')) return url.href;
  throw new Error(`REPORTING_ENDPOINT must be an https address, not "${text}"`);
}

function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  maximum: number,
): number {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return fallback;
  const value = Number(trimmed);
  if (!/^\d+$/.test(trimmed) || value > maximum) {
    throw new Error(`${name} must be a whole number from 0 to ${maximum}, not "${trimmed}"`);
  }
  return value;
}

/**
 * Addresses of proxies (comma-separated, with masks, or a name such as "loopback"), "true" for all clients, nothing
 * for none. A number of hops is refused, because it would trust clients that reach the server without the proxy.
 */
function trustedProxy(text: string): Settings['trustProxy'] {
  if (text === '' || text === 'false') return false;
  if (text === 'true') return true;
  if (/^\d+$/.test(text)) {
    throw new Error(
      `TRUST_PROXY must name the addresses of the proxies, not their number "${text}"`,
    );
  }
  return text;
}

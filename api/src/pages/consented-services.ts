import { apiBase } from '@suen/engine';
import type { FastifyInstance } from 'fastify';
import type { PolicySources } from '../answers/security-headers.ts';
import { allowOnly } from '../requests/other-methods.ts';

/** Third parties that the operator works with. A visitor's browser asks them for nothing before the visitor agrees. */
export interface ConsentedServices {
  /** The measurement id of a web analytics property: 'G-AB12CD34EF'. */
  readonly analyticsId?: string;
  /** The publisher id of an advertising account: 'ca-pub-1234567890123456'. */
  readonly adsenseClient?: string;
}

const siteSettingsPath = `${apiBase}/site-settings`;

const cachedForAMinute = 'public, max-age=60';

/** Reads the configured services. @throws Error that names the variable when an id is none */
export function readConsentedServices(
  environment: Readonly<Record<string, string | undefined>>,
): ConsentedServices {
  const analyticsId = idIn(environment, 'ANALYTICS_ID', /^G-[A-Z0-9]{4,20}$/);
  const adsenseClient = idIn(environment, 'ADSENSE_CLIENT', /^ca-pub-\d{10,20}$/);
  return {
    ...(analyticsId !== undefined && { analyticsId }),
    ...(adsenseClient !== undefined && { adsenseClient }),
  };
}

// The ids become part of script addresses, so nothing but an id is accepted.
function idIn(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  form: RegExp,
): string | undefined {
  const id = environment[name]?.trim() ?? '';
  if (id === '') return undefined;
  if (!form.test(id)) throw new Error(`${name} must look like ${form.source}, not "${id}"`);
  return id;
}

/** Gives pages the ids, which are not built into them. Pages ask only after a visitor has agreed. */
export function addSiteSettings(app: FastifyInstance, services: ConsentedServices): void {
  app.get(siteSettingsPath, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', cachedForAMinute).send(services),
  );
  allowOnly(app, siteSettingsPath, ['GET', 'HEAD']);
}

/** The origins that pages may contact once a visitor agrees; none without services. */
export function sourcesOf({ analyticsId, adsenseClient }: ConsentedServices): PolicySources[] {
  return [
    ...(analyticsId === undefined ? [] : [sourcesOfAnalytics]),
    ...(adsenseClient === undefined ? [] : [sourcesOfAdvertising]),
  ];
}

/** From https://developers.google.com/tag-platform/security/guides/csp, the part on Google Analytics 4. */
const sourcesOfAnalytics: PolicySources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
  ],
};

/** The network publishes no such list; these are the addresses from which it serves scripts, frames and pictures. */
const sourcesOfAdvertising: PolicySources = {
  'script-src': [
    'https://*.googlesyndication.com',
    'https://*.adtrafficquality.google',
    'https://googleads.g.doubleclick.net',
    'https://www.googletagservices.com',
    'https://partner.googleadservices.com',
    'https://fundingchoicesmessages.google.com',
  ],
  'frame-src': [
    'https://*.googlesyndication.com',
    'https://*.adtrafficquality.google',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  'img-src': [
    'https://*.googlesyndication.com',
    'https://*.adtrafficquality.google',
    'https://*.doubleclick.net',
    'https://*.google.com',
    'https://*.gstatic.com',
  ],
  'connect-src': [
    'https://*.googlesyndication.com',
    'https://*.adtrafficquality.google',
    'https://*.doubleclick.net',
    'https://fundingchoicesmessages.google.com',
    'https://csi.gstatic.com',
  ],
};

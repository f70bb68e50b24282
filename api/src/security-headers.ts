import type { FastifyInstance } from 'fastify';

/** For answers that are not documents: a browser that shows one anyway loads nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer. */
const headers = Object.freeze({
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

const twoYearsInSeconds = 63_072_000;
const strictTransportSecurity = `max-age=${twoYearsInSeconds}`;

/** Sets the security headers of every answer. Pages replace the content policy by theirs. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Only behind a trusted proxy, so that nobody can make a browser insist on https where there is none.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', strictTransportSecurity);
    }
    done();
  });
}

/** The headers of answers to requests that could not be read, which Fastify never sees. */
export const headersOfUnreadRequests: Readonly<Record<string, string>> = headers;

/** The origins that a content policy admits besides the site, by directive. */
export type PolicySources = Readonly<Partial<Record<PolicyDirective, readonly string[]>>>;

type PolicyDirective = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';

/**
 * The content policy of the site's pages; inline scripts run only when their hash is listed.
 *
 * @param admitted third parties that the operator has configured; without any the site talks to itself only
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  admitted: readonly PolicySources[] = [],
): string {
  const hashes = scriptHashes.map((hash) => `'${hash.replaceAll("'", '')}'`);
  const sources = (directive: PolicyDirective, ...own: readonly string[]) => {
    const others = admitted.flatMap((each) => each[directive] ?? []);
    const all = [...new Set([...own, ...others])];
    return all.length === 0 ? [] : [`${directive} ${all.join(' ')}`];
  };
  return [
    "default-src 'none'",
    ...sources('script-src', "'self'", ...hashes),
    ...sources('style-src', "'self'", "'unsafe-inline'"),
    ...sources('img-src', "'self'", 'data:'),
    "font-src 'self'",
    ...sources('connect-src', "'self'"),
    ...sources('frame-src'),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

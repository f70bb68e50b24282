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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether programs on other sites may call the route and read its answers. They send no cookies, for there are none. */
    readonly isOpenToSites?: boolean;
  }
}

/** The setting of a route that programs on other sites may call. */
export const openToSites = { isOpenToSites: true } as const;

/** Lets programs on other sites read an answer, and pages there show it. */
export const headersForSites = Object.freeze({
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, x-request-id',
  'cross-origin-resource-policy': 'cross-origin',
});

const twoYearsInSeconds = 63_072_000;
const strictTransportSecurity = `max-age=${twoYearsInSeconds}`;

/** Sets the security headers of every answer. Pages replace the content policy by theirs. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.routeOptions.config.isOpenToSites) reply.headers(headersForSites);
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

/** Hashes of the styles that stand in a page's HTML. */
export interface InlineStyles {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

/** What stands in the HTML of a page, by its hashes. */
interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles?: InlineStyles;
}

/** Who may show a page in a frame: nobody, or every site that is as safe from listeners as ours, and a developer's own computer. */
const framedBy = {
  nobody: "'none'",
  sites: "'self' https: http://localhost:* http://127.0.0.1:*",
} as const;

/**
 * The content policy of the site's pages: what stands in their HTML is admitted by its hash, all else comes from the site.
 * Where the site is alone, no text becomes HTML or code either (Trusted Types).
 *
 * @param admitted third parties that the operator has configured. They write HTML and styles into pages, so both are then
 *   allowed.
 */
export function pagePolicy(
  { scripts, styles = { elements: [], attributes: [] } }: InlineParts,
  admitted: readonly PolicySources[] = [],
  frames: keyof typeof framedBy = 'nobody',
): string {
  const sources = (directive: PolicyDirective, ...own: readonly string[]) => {
    const others = admitted.flatMap((each) => each[directive] ?? []);
    const all = [...new Set([...own, ...others])];
    return all.length === 0 ? [] : [`${directive} ${all.join(' ')}`];
  };
  const ownStyles = isAlone(admitted) ? quoted(styles.elements) : ["'unsafe-inline'"];
  return [
    "default-src 'none'",
    ...sources('script-src', "'self'", ...quoted(scripts)),
    ...sources('style-src', "'self'", ...ownStyles),
    ...(isAlone(admitted) ? [attributesOf(styles), ...trustedTypes] : []),
    ...sources('img-src', "'self'", 'data:'),
    "font-src 'self'",
    ...sources('connect-src', "'self'"),
    // The page that shows how other sites show a calculator.
    ...sources('frame-src', "'self'"),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy[frames]}`,
  ].join('; ');
}

/** The policy is made by the inline script of every page (web/build/pages/boot.js). */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default'];

/** Whether pages talk to nobody but the site. */
export function isAlone(admitted: readonly PolicySources[]): boolean {
  return admitted.every((sources) => Object.keys(sources).length === 0);
}

function attributesOf({ attributes }: InlineStyles): string {
  if (attributes.length === 0) return "style-src-attr 'none'";
  return `style-src-attr 'unsafe-hashes' ${quoted(attributes).join(' ')}`;
}

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash.replaceAll("'", '')}'`);
}

import { bodyLimitInBytes, problemSchema } from '@suen/engine';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { answerErrorsAsProblems, type ReportFailure } from './answers/error-handler.ts';
import { nothingHere } from './answers/problems.ts';
import { addSecurityHeaders } from './answers/security-headers.ts';
import { addAssistants } from './assistants/assistants.ts';
import { addCalculators } from './calculators.ts';
import { addContact, defaultMessagesPerTenMinutes } from './contact/contact-routes.ts';
import type { Contact } from './contact/contact.ts';
import { addDocumentation, collectRoutes } from './documentation/documentation.ts';
import { addLaw } from './law.ts';
import { addHealth, type Readiness } from './operation/health.ts';
import { addSiteSettings, sourcesOf, type ConsentedServices } from './pages/consented-services.ts';
import { addOEmbed } from './pages/oembed.ts';
import { addPages } from './pages/pages.ts';
import type { WebPages } from './pages/web-pages.ts';
import { readOnlyJsonBodies } from './requests/json-body.ts';
import { methodNotAllowed } from './requests/other-methods.ts';
import { limitPerMinute } from './requests/rate-limit.ts';
import { answerBadAddress, answerUnreadable, limitHeaders } from './requests/unread-requests.ts';
import type { SharedState } from './shared-state/shared-state.ts';

export interface AppOptions {
  /** The public address of the site: where links for assistants lead. */
  readonly siteUrl?: string;
  /** Calculations a minute for each address; 0 for no limit. */
  readonly requestsPerMinute?: number;
  /** The proxies whose headers about the client's address and protocol are trusted: addresses, all or none. */
  readonly trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
  /** The built pages; without them only the API answers. */
  readonly pages?: WebPages | undefined;
  /** Third parties that pages may ask once a visitor agrees. */
  readonly consentedServices?: ConsentedServices;
  /** The contact form; without it the server has none. It is closed with the server. */
  readonly contact?: Contact | undefined;
  /** Messages in ten minutes for each address; 0 for no limit. */
  readonly messagesPerTenMinutes?: number;
  /** Where browsers report what the content policy has stopped. */
  readonly reportingEndpoint?: string | undefined;
  /** What several machines share; without it each counts for itself. It is closed with the server. */
  readonly sharedState?: SharedState | undefined;
  readonly readiness?: Readiness;
  /** Watch every request: metrics, traces. */
  readonly observers?: readonly ((app: FastifyInstance) => void)[];
  readonly reportFailure?: ReportFailure;
  /** How long the server waits for slow clients. */
  readonly timeouts?: Partial<Timeouts>;
}

/** When a connection is cut off. */
interface Timeouts {
  /** From the opening of a connection, or the first byte of a further request, to the end of the headers. */
  readonly headersMs: number;
  /** From the same beginning to the end of the body. */
  readonly requestMs: number;
  /** During a request or an answer in which no byte arrives. */
  readonly silenceMs: number;
  /** Between two requests. Longer than the 60 s of common proxies, so that they close first. */
  readonly keepAliveMs: number;
  /** How often the first two are checked. */
  readonly checkedEveryMs: number;
}

export const defaultRequestsPerMinute = 600;

/** A client that sends or reads nothing, or that sends byte by byte, is cut off. */
export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  silenceMs: 30_000,
  keepAliveMs: 65_000,
  checkedEveryMs: 1_000,
};

/** Builds the server: the calculators, their documentation, the pages. It does not listen yet. */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const {
    siteUrl = 'http://127.0.0.1:3000',
    requestsPerMinute = defaultRequestsPerMinute,
    trustProxy = false,
    pages,
    consentedServices = {},
    contact,
    messagesPerTenMinutes = defaultMessagesPerTenMinutes,
    reportingEndpoint,
    sharedState,
    readiness = { isReady: true },
    observers = [],
    reportFailure = () => undefined,
  } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };

  const app = Fastify({
    trustProxy,
    // Never one that a client sends: it is written into the log.
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitInBytes,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.silenceMs,
    // A request that arrives over an open connection while the server closes is answered like any other.
    return503OnClosing: false,
    keepAliveTimeout: timeouts.keepAliveMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkedEveryMs,
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // A wrong type is refused and never converted. An unknown field stays and is ignored.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        allowUnionTypes: true,
        // calculators.test.ts does it once, in place of every server at its start.
        validateSchema: false,
      },
    },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
  });

  for (const observe of observers) observe(app);
  readOnlyJsonBodies(app);
  addSecurityHeaders(app);
  limitHeaders(app);
  answerErrorsAsProblems(app, reportFailure);
  app.addSchema(problemSchema);

  await collectRoutes(app);
  if (sharedState) app.addHook('onClose', () => sharedState.close());
  await addCalculators(app, { requestsPerMinute, sharedState });
  await addAssistants(app, siteUrl, { requestsPerMinute, sharedState });
  if (contact) await addContact(app, contact, { messagesPerTenMinutes, sharedState });
  await app.register(async (scope) => {
    await limitPerMinute(scope, requestsPerMinute, 'documents');
    addLaw(scope);
    await addDocumentation(scope);
  });
  addHealth(app, readiness, sharedState);
  addSiteSettings(app, consentedServices);
  answerUnknown(app);
  const admitted = [...sourcesOf(consentedServices), contact?.policySources ?? {}];
  if (pages) {
    addOEmbed(app, pages, siteUrl);
    await addPages(app, pages, { admitted, reportingEndpoint });
  }
  return app;
}

function answerUnknown(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*']) {
    app.route({
      method: app.supportedMethods,
      url,
      schema: { hide: true },
      onRequest: (_request, _reply, done) => done(nothingHere),
      handler: () => undefined,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    throw isReading ? nothingHere : methodNotAllowed(reply, ['GET', 'HEAD']);
  });
}

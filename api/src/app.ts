import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { addCalculators } from './calculators.ts';
import { addSiteSettings, sourcesOf, type ConsentedServices } from './consented-services.ts';
import { addContact, defaultMessagesPerTenMinutes } from './contact/contact-routes.ts';
import type { Contact } from './contact/contact.ts';
import { addDocumentation, collectRoutes } from './documentation.ts';
import { answerErrorsAsProblems, type ReportError } from './error-handler.ts';
import { addHealth, type Readiness } from './health.ts';
import { readOnlyJsonBodies } from './json-body.ts';
import { addLaw } from './law.ts';
import { methodNotAllowed } from './other-methods.ts';
import { addPages } from './pages.ts';
import { problemSchema, RefusedRequest } from './problems.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { answerBadAddress, answerUnreadable } from './unread-requests.ts';
import type { WebPages } from './web-pages.ts';

export interface AppOptions {
  /** Calculations a minute and address; 0 for no limit. */
  readonly requestsPerMinute?: number;
  /** Whose word about the client's address and protocol is taken: addresses, all or none. */
  readonly trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
  /** The built pages; without them only the API answers. */
  readonly pages?: WebPages | undefined;
  /** Third parties that pages may ask once a visitor agrees. */
  readonly consentedServices?: ConsentedServices;
  /** The contact form; without it, there is none. It is closed with the server. */
  readonly contact?: Contact | undefined;
  /** Messages in ten minutes and address; 0 for no limit. */
  readonly messagesPerTenMinutes?: number;
  readonly readiness?: Readiness;
  readonly reportError?: ReportError;
}

export const defaultRequestsPerMinute = 600;

/** Bodies are a dozen numbers. */
const bodyLimitInBytes = 16 * 1024;

/** A client that sends or takes nothing, or that sends drop by drop, is not waited for. */
const timeoutsInMilliseconds = {
  headers: 10_000,
  request: 15_000,
  silence: 30_000,
  keepAlive: 65_000,
  checkedEvery: 1_000,
};

/** Builds the server: the calculators, their documentation, the pages. It does not listen yet. */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const {
    requestsPerMinute = defaultRequestsPerMinute,
    trustProxy = false,
    pages,
    consentedServices = {},
    contact,
    messagesPerTenMinutes = defaultMessagesPerTenMinutes,
    readiness = { isReady: true },
    reportError = () => undefined,
  } = options;

  const app = Fastify({
    trustProxy,
    bodyLimit: bodyLimitInBytes,
    requestTimeout: timeoutsInMilliseconds.request,
    connectionTimeout: timeoutsInMilliseconds.silence,
    keepAliveTimeout: timeoutsInMilliseconds.keepAlive,
    http: {
      headersTimeout: timeoutsInMilliseconds.headers,
      connectionsCheckingInterval: timeoutsInMilliseconds.checkedEvery,
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // A wrong type is refused and never turned into another value; what is unknown stays and is ignored.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        verbose: true,
        allowUnionTypes: true,
      },
    },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
  });

  readOnlyJsonBodies(app);
  addSecurityHeaders(app);
  answerErrorsAsProblems(app, reportError);
  app.addSchema(problemSchema);

  await collectRoutes(app);
  await addCalculators(app, requestsPerMinute);
  if (contact) await addContact(app, contact, messagesPerTenMinutes);
  addLaw(app);
  await addDocumentation(app);
  addHealth(app, readiness);
  addSiteSettings(app, consentedServices);
  refuseUnknown(app);
  const admitted = [...sourcesOf(consentedServices), contact?.policySources ?? {}];
  if (pages) await addPages(app, pages, admitted);
  return app;
}

function refuseUnknown(app: FastifyInstance): void {
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

const nothingHere = new RefusedRequest(404, 'There is nothing at this address.');

import rateLimit, {
  type errorResponseBuilderContext,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestProblem } from '../answers/problems.ts';
import type { SharedState } from '../shared-state/shared-state.ts';

/**
 * Limits the requests of each address to the routes of a scope. Each server counts its own requests. With a shared state,
 * the servers also count together; while it cannot be reached, only the first count holds.
 */
export async function limitRate(
  scope: FastifyInstance,
  settings: RateLimitPluginOptions,
  sharedState?: SharedState,
): Promise<void> {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false };
  const all: RateLimitPluginOptions = {
    // Only refused requests need these three headers; writing them costs time with every answer.
    addHeadersOnExceeding: { ...silent, 'x-ratelimit-reset': false },
    addHeaders: { ...silent, 'x-ratelimit-reset': false, 'retry-after': true },
    ...settings,
  };
  await scope.register(rateLimit, all);
  if (!sharedState) return;
  await scope.register(rateLimit, {
    ...all,
    redis: sharedState.client,
    nameSpace: 'limit:',
    skipOnError: true,
    // An address is kept nowhere, not even for a minute.
    keyGenerator: ({ ip }) => sharedState.pseudonymOf(rateLimit.normalizeIP(ip)),
  });
}

/** How often the routes of a part of the server may be asked. */
export interface RequestLimits {
  /** For each address, 0 for no limit. */
  readonly requestsPerMinute: number;
  readonly sharedState?: SharedState | undefined;
}

/**
 * Limits the requests of each address in a minute, unless the limit is 0.
 *
 * @param what the routes of the scope give, in the plural
 */
export async function limitPerMinute(
  scope: FastifyInstance,
  max: number,
  what: string,
  sharedState?: SharedState,
): Promise<void> {
  if (max === 0) return;
  const errorResponseBuilder = tooMany(what);
  await limitRate(scope, { max, timeWindow: '1 minute', errorResponseBuilder }, sharedState);
}

/** The answer to an address that asks too often. @param what it asks for, in the plural */
export function tooMany(what: string) {
  return (_request: FastifyRequest, { after }: errorResponseBuilderContext) =>
    new RequestProblem(429, `Too many ${what} from your address; try again in ${after}.`);
}

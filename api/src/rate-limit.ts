import rateLimit, {
  type errorResponseBuilderContext,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from './problems.ts';

/** Limits the requests of each address to the routes of a scope. */
export async function limitRate(
  scope: FastifyInstance,
  settings: RateLimitPluginOptions,
): Promise<void> {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false };
  await scope.register(rateLimit, {
    // Only refused requests need these three headers; writing them costs time with every answer.
    addHeadersOnExceeding: { ...silent, 'x-ratelimit-reset': false },
    addHeaders: { ...silent, 'x-ratelimit-reset': false, 'retry-after': true },
    ...settings,
  });
}

/** The answer to an address that asks too often. @param what it asks for, in the plural */
export function tooMany(what: string) {
  return (_request: FastifyRequest, { after }: errorResponseBuilderContext) =>
    new RefusedRequest(429, `Too many ${what} from your address; try again in ${after}.`);
}

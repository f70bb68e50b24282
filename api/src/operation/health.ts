import type { FastifyInstance } from 'fastify';
import type { SharedState } from '../shared-state/shared-state.ts';

/** Whether the server takes new requests; false once it is about to stop. */
export interface Readiness {
  isReady: boolean;
}

/**
 * Routes for monitoring: /healthz while the process lives, /readyz while it takes new requests. A server that does not reach
 * the shared state says so and stays ready: calculations go on, and it is missing to all machines alike.
 */
export function addHealth(
  app: FastifyInstance,
  readiness: Readiness,
  sharedState?: SharedState,
): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(readiness.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: readiness.isReady ? 'ok' : 'stopping',
        ...(sharedState && { sharedState: sharedState.isConnected() ? 'connected' : 'away' }),
      }),
  );
}

import type { FastifyInstance } from 'fastify';

/** Whether the server takes new requests; false once it is about to stop. */
export interface Readiness {
  isReady: boolean;
}

/** Routes for monitoring: /healthz while the process lives, /readyz while it takes new requests. */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(readiness.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: readiness.isReady ? 'ok' : 'stopping' }),
  );
}

import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as eventLoopTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

export interface ShutdownTimes {
  /** Between the first "not ready" and the end of listening. */
  readonly drainMilliseconds: number;
  /** For running requests to finish, before their connections are cut. */
  readonly limitMilliseconds: number;
}

/**
 * Stops a server in order: it says that it is not ready, and ends each connection with its next answer; then it stops
 * listening and lets running requests finish.
 *
 * @returns whether every running request finished within the limit
 */
export async function shutDown(
  app: FastifyInstance,
  readiness: Readiness,
  { drainMilliseconds, limitMilliseconds }: ShutdownTimes,
): Promise<boolean> {
  readiness.isReady = false;
  endConnectionsWithAnswers(app);
  await delay(drainMilliseconds);
  // Right after those that waited in the queue were let in: whoever is in it at the end is turned away.
  await eventLoopTurn();
  stopListening(app);
  await delay(lastRequestsMilliseconds);
  // A connection that was busy when listening ended is kept alive after its answer, and would hold the server.
  const closing = setInterval(() => app.server.closeIdleConnections(), 50);
  const limit = new AbortController();
  try {
    const closed = app.close().then(() => true);
    const late = delay(limitMilliseconds, false, { signal: limit.signal }).catch(() => false);
    const hasFinished = await Promise.race([closed, late]);
    if (!hasFinished) app.server.closeAllConnections();
    return hasFinished;
  } finally {
    limit.abort();
    clearInterval(closing);
  }
}

/** For requests on their way over connections that are open already: closing counts them as idle and cuts them off. */
const lastRequestsMilliseconds = 250;

/** Refuses new connections and leaves the open ones alone, unlike the `close` of an HTTP server. */
function stopListening({ server }: FastifyInstance): void {
  Server.prototype.close.call(server);
}

/** From now on whoever has got an answer opens a new connection for his next request, where somebody listens. */
function endConnectionsWithAnswers({ server }: FastifyInstance): void {
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * One Ctrl-C comes several times: the terminal signals every process there is, and npm and `npm start` pass it on. What
 * comes within this time is one wish.
 */
const oneWishMilliseconds = 1000;

/** Shuts down on the first SIGTERM or SIGINT and ends the process; another one, a second later, ends it at once. */
export function stopOnSignals(
  app: FastifyInstance,
  readiness: Readiness,
  times: ShutdownTimes,
): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince >= oneWishMilliseconds) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      void shutDown(app, readiness, times).then((hasFinished) => process.exit(hasFinished ? 0 : 1));
    });
  }
}

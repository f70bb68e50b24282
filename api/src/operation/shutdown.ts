import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as eventLoopTurn, setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from './health.ts';

interface ShutdownTimes {
  /** From the first "not ready" until the server stops listening. */
  readonly drainMs: number;
  /** How long running requests may take before their connections are cut. */
  readonly runningRequestsLimitMs: number;
}

/**
 * Stops a server in order. It first says that it is not ready and closes each connection after its next answer. Then it
 * stops listening and lets running requests finish.
 *
 * @returns whether every running request finished within the limit
 */
export async function shutDown(
  app: FastifyInstance,
  readiness: Readiness,
  { drainMs, runningRequestsLimitMs }: ShutdownTimes,
): Promise<boolean> {
  readiness.isReady = false;
  endConnectionsWithAnswers(app);
  await delay(drainMs);
  // Right after the waiting connections were accepted: those that still wait when listening ends are refused.
  await eventLoopTurn();
  stopListening(app);
  await delay(lastRequestsMs);
  // A connection that was busy when listening ended stays open after its answer and would keep the server from closing.
  const closing = setInterval(() => app.server.closeIdleConnections(), 50);
  const limit = new AbortController();
  try {
    const closed = app.close().then(() => true);
    const late = delay(runningRequestsLimitMs, false, { signal: limit.signal }).catch(() => false);
    const hasFinished = await Promise.race([closed, late]);
    if (!hasFinished) app.server.closeAllConnections();
    return hasFinished;
  } finally {
    limit.abort();
    clearInterval(closing);
  }
}

/** Time for requests that are arriving over open connections: closing would treat these connections as idle and cut them. */
const lastRequestsMs = 250;

/** Refuses new connections and keeps the open ones, unlike the `close` of an HTTP server. */
function stopListening({ server }: FastifyInstance): void {
  Server.prototype.close.call(server);
}

/** From now on each answer closes its connection, so that the client's next request goes to a server that listens. */
function endConnectionsWithAnswers({ server }: FastifyInstance): void {
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * One Ctrl-C arrives several times: the terminal signals every process, and npm and `npm start` pass it on. Signals within
 * this time count as one.
 */
const repeatSignalWindowMs = 1000;

/** Shuts down on the first SIGTERM or SIGINT, then ends the process. Another one after a second ends it at once. */
export function stopOnSignals(
  app: FastifyInstance,
  readiness: Readiness,
  times: ShutdownTimes,
): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince >= repeatSignalWindowMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      void shutDown(app, readiness, times).then((hasFinished) => process.exit(hasFinished ? 0 : 1));
    });
  }
}

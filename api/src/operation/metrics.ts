import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContactReport } from '../contact/contact-log.ts';
import type { Contact } from '../contact/contact.ts';
import type { SharedState } from '../shared-state/shared-state.ts';

/** From a brief answer to the longest that a visitor waits. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Others are counted together, so that no client makes new names. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** What Prometheus reads. It counts by route and status only: no address, no body, no amount is in any name. */
export function openMetrics() {
  const registry = new Registry();
  // Event-loop delay, processor time, memory, garbage collection, open handles.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'suen_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers,
  });
  const events = new Counter({
    name: 'suen_message_events_total',
    help: 'What happened to messages of the contact page, in the words of the log.',
    labelNames: ['event'],
    registers,
  });

  return {
    /** Counts the requests of a server. */
    observe(app: FastifyInstance) {
      app.addHook('onResponse', (request, reply, done) => {
        const method = knownMethods.has(request.method) ? request.method : 'other';
        const route = request.routeOptions.url ?? 'none';
        const labels = { method, route, status: String(reply.statusCode) };
        requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },
    count: ({ contact }: ContactReport) => events.inc({ event: contact }),
    watchMessages(contact: Pick<Contact, 'countMessages'>) {
      const messages = new Gauge({
        name: 'suen_messages',
        help: 'Messages on this machine that are not delivered yet, by state.',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(contact.countMessages())) {
            messages.set({ state }, count);
          }
        },
      });
    },
    watchSharedState(sharedState: SharedState) {
      const connected: Gauge = new Gauge({
        name: 'suen_shared_state_connected',
        help: 'Whether this server reaches the Valkey server that machines share: 1 or 0.',
        registers,
        collect(): void {
          connected.set(sharedState.isConnected() ? 1 : 0);
        },
      });
    },
    text: () => registry.metrics(),
  };
}

/** Answers to whoever may reach this port, with nothing but the metrics. */
export async function serveMetrics(
  metrics: ReturnType<typeof openMetrics>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // It must not keep a server alive that has stopped.
  server.unref();
  return server;
}

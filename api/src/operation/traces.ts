import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface TraceSettings {
  /** Where a collector takes traces: `http://collector.internal:4318`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Of requests that no proxy has decided on, from 0 to 1. */
  readonly sampledShare: number;
}

/** Sends a span for each request to a collector. It holds method, route, status and the request's identity, nothing else. */
export function openTraces(
  { endpoint, serviceName, sampledShare }: TraceSettings,
  isProxyTrusted: boolean,
): { readonly observe: (app: FastifyInstance) => void } {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('suen');
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();
  return {
    observe(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        // Only a proxy of ours may say which trace a request belongs to.
        const parent = isProxyTrusted
          ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
          : ROOT_CONTEXT;
        const { method } = request;
        const route = request.routeOptions.url ?? 'none';
        const attributes = {
          'http.request.method': method,
          'http.route': route,
          'suen.request_id': request.id,
        };
        const options = { kind: SpanKind.SERVER, attributes };
        spans.set(request, tracer.startSpan(`${method} ${route}`, options, parent));
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
      // A collector that is away must not keep the server from stopping.
      app.addHook('onClose', () => provider.shutdown().catch(() => undefined));
    },
  };
}

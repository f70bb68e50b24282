import type { TraceSettings } from './traces.ts';

/** How operators watch a server; nothing of it is on by default. */
export interface OperationSettings {
  readonly metrics?: { readonly port: number; readonly host: string };
  readonly traces?: TraceSettings;
}

/** Reads METRICS_* and OTEL_*. @throws Error that names the variable when one makes no sense */
export function readOperation(
  environment: Readonly<Record<string, string | undefined>>,
): OperationSettings {
  const text = (name: string) => environment[name]?.trim() ?? '';
  const port = text('METRICS_PORT');
  const host = text('METRICS_HOST') || '127.0.0.1';
  if (port !== '' && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) <= 65_535)) {
    throw new Error(`METRICS_PORT must be a port, not "${port}"`);
  }
  const endpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const serviceName = text('OTEL_SERVICE_NAME') || 'suen';
  const share = text('OTEL_TRACES_SAMPLER_ARG') || '1';
  if (endpoint !== '' && !/^https?:\/\/./.test(endpoint)) {
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318');
  }
  if (!/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(share)) {
    throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${share}"`);
  }
  return {
    ...(port !== '' && { metrics: { port: Number(port), host } }),
    ...(endpoint !== '' && {
      traces: { endpoint, serviceName, sampledShare: Number(share) },
    }),
  };
}

import { pino, stdTimeFunctions } from 'pino';
import type { FailureReport } from '../answers/error-handler.ts';
import type { ContactReport } from '../contact/contact-log.ts';
import type { Contact } from '../contact/contact.ts';
import type { SharedState, SharedStateReport } from '../shared-state/shared-state.ts';
import type { OperationSettings } from './operation-settings.ts';

/**
 * Starts what the settings ask for. Packages are loaded only then: they are half as large as all others together.
 *
 * @param isProxyTrusted whether a proxy in front may say which trace a request belongs to
 */
export async function startOperation(
  { metrics: place, traces: traceSettings }: OperationSettings,
  isProxyTrusted: boolean,
) {
  const traces =
    traceSettings && (await import('./traces.ts')).openTraces(traceSettings, isProxyTrusted);
  const tools = place && (await import('./metrics.ts'));
  const metrics = tools?.openMetrics();
  if (place && tools && metrics) await tools.serveMetrics(metrics, place);
  return {
    /** To be handed to the server before its routes. */
    observers: [traces, metrics].flatMap((each) => (each ? [each.observe] : [])),
    count: (report: ContactReport) => metrics?.count(report),
    watch(contact: Contact, sharedState: SharedState | undefined) {
      metrics?.watchMessages(contact);
      if (sharedState) metrics?.watchSharedState(sharedState);
    },
  };
}

/**
 * The log of a server: one JSON object a line. It takes only reports, whose fields are chosen so that no address, body or
 * amount can be among them.
 */
export function openLog() {
  const log = pino({
    base: { process: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
  return {
    failure: (report: FailureReport) => log.error(report),
    contact(report: ContactReport) {
      if (report.contact === 'delivered') log.info(report);
      else log.warn(report);
    },
    sharedState: (report: SharedStateReport) => log.warn(report),
  };
}

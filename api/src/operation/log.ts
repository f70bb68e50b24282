import { pino, stdTimeFunctions } from 'pino';
import type { ContactReport } from '../contact/contact-log.ts';
import type { ErrorReport } from '../error-handler.ts';
import type { SharedStateReport } from '../shared-state/shared-state.ts';

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
    error: (report: ErrorReport) => log.error(report),
    contact(report: ContactReport) {
      if (report.contact === 'delivered') log.info(report);
      else log.warn(report);
    },
    sharedState: (report: SharedStateReport) => log.warn(report),
  };
}

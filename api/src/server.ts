import { buildApp } from './app.ts';
import { openContact, type Contact } from './contact/contact.ts';
import type { Readiness } from './operation/health.ts';
import { openLog, startOperation } from './operation/operation.ts';
import { stopOnSignals } from './operation/shutdown.ts';
import { builtWebFolder, readWebPages } from './pages/web-pages.ts';
import { readSettings } from './settings.ts';
import { openSharedState, type SharedState } from './shared-state/shared-state.ts';

const runningRequestsLimitMs = 10_000;

let contact: Contact | undefined;
let sharedState: SharedState | undefined;
try {
  const settings = readSettings(process.env);
  const { port, host, drainSeconds, contactSettings, sharedStateSettings } = settings;
  const log = openLog();
  const readiness: Readiness = { isReady: true };
  const pages = readWebPages(builtWebFolder);
  const operation = await startOperation(settings.operation, settings.trustProxy !== false);
  sharedState =
    sharedStateSettings && (await openSharedState(sharedStateSettings, log.sharedState));
  contact = await openContact(contactSettings, {
    sharedState,
    report(report) {
      log.contact(report);
      operation.count(report);
    },
  });
  operation.watch(contact, sharedState);
  const app = await buildApp({
    ...settings,
    pages,
    contact,
    sharedState,
    readiness,
    observers: operation.observers,
    reportFailure: log.failure,
  });
  stopOnSignals(app, readiness, {
    drainMs: drainSeconds * 1000,
    runningRequestsLimitMs,
  });
  const address = await app.listen({ port, host });
  console.log(
    contactSettings.mail
      ? `Messages of the contact page go to ${contactSettings.mail.to}`
      : `Messages of the contact page stay in ${contact.databaseFile}; set SMTP_URL to send them`,
  );
  console.log(
    pages
      ? `Suen is ready at ${address}`
      : `Suen's API is ready at ${address}/api/docs (the pages are not built)`,
  );
} catch (error) {
  console.error(`Suen cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
  sharedState?.close();
  await contact?.close();
}

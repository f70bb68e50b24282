import { buildApp } from './app.ts';
import type { ContactReport } from './contact/contact-log.ts';
import { openContact, type Contact } from './contact/contact.ts';
import type { Readiness } from './health.ts';
import { readSettings } from './settings.ts';
import { openSharedState, type SharedState } from './shared-state/shared-state.ts';
import { stopOnSignals } from './shutdown.ts';
import { builtWebFolder, readWebPages } from './web-pages.ts';

const maxRunMs = 10_000;

let contact: Contact | undefined;
let sharedState: SharedState | undefined;
try {
  const { port, host, drainSeconds, contactSettings, sharedStateSettings, ...settings } =
    readSettings(process.env);
  const readiness: Readiness = { isReady: true };
  const pages = readWebPages(builtWebFolder);
  if (sharedStateSettings) {
    sharedState = await openSharedState(sharedStateSettings, (report) =>
      console.error(JSON.stringify(report)),
    );
  }
  contact = await openContact(contactSettings, { report: logContact, sharedState });
  const app = await buildApp({
    ...settings,
    pages,
    contact,
    sharedState,
    readiness,
    reportError: (report) => console.error(JSON.stringify(report)),
  });
  stopOnSignals(app, readiness, {
    drainMs: drainSeconds * 1000,
    limitMs: maxRunMs,
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

function logContact(report: ContactReport): void {
  const line = JSON.stringify(report);
  if (report.contact === 'delivered') console.log(line);
  else console.error(line);
}

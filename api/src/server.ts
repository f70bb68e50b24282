import { buildApp } from './app.ts';
import type { Readiness } from './health.ts';
import { readSettings } from './settings.ts';
import { stopOnSignals } from './shutdown.ts';
import { builtWebFolder, readWebPages } from './web-pages.ts';

const longestRunMilliseconds = 10_000;

try {
  const { port, host, drainSeconds, ...settings } = readSettings(process.env);
  const readiness: Readiness = { isReady: true };
  const pages = readWebPages(builtWebFolder);
  const app = await buildApp({
    ...settings,
    pages,
    readiness,
    reportError: (report) => console.error(JSON.stringify(report)),
  });
  stopOnSignals(app, readiness, {
    drainMilliseconds: drainSeconds * 1000,
    limitMilliseconds: longestRunMilliseconds,
  });
  const address = await app.listen({ port, host });
  console.log(
    pages
      ? `Suen is ready at ${address}`
      : `Suen's API is ready at ${address}/api/docs (the pages are not built)`,
  );
} catch (error) {
  console.error(`Suen cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Measures pages with Lighthouse, in a newer Node than this may be: npm run lighthouse -- [paths]. */
import { build } from './build.mjs';
import { installRuntimes, lighthouse, runtime } from './other-runtimes.mjs';
import { runOrExit } from './run.mjs';
import { ensureBrowser, setUp } from './set-up.mjs';

await setUp();
await build();
await installRuntimes();
// It measures a whole browser. The one in the packages is only part of one.
const environment = { E2E_BROWSER: 'installed' };
await ensureBrowser(environment);
const program = `${runtime('node')} ${lighthouse}`;
await runOrExit('tsx', ['lighthouse.ts', ...process.argv.slice(2)], {
  folder: 'e2e',
  environment: { ...environment, LIGHTHOUSE: program },
});

import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser/find-browser.ts';
import { serverAddress, serverCommand } from './support/server/address.ts';
import {
  consentedServerAddress,
  consentedServerCommand,
} from './support/server/consented-address.ts';

const isBuildServer = Boolean(process.env['CI']);

/** How Playwright finds out that a server runs, and how it ends the server. */
function asServed(address: string) {
  return {
    url: `${address}/readyz`,
    reuseExistingServer: false,
    timeout: 20_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    stderr: 'pipe',
  } as const;
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isBuildServer,
  retries: isBuildServer ? 1 : 0,
  workers: 2,
  // A build server that is busy with other work must not fail a journey.
  timeout: isBuildServer ? 90_000 : 30_000,
  expect: { timeout: isBuildServer ? 15_000 : 5000 },
  reporter: [['line'], ['./support/browser/failures-at-the-end.ts']],
  use: {
    // Stored pages would bypass the routes of the tests. Only offline.spec.ts allows the service worker.
    serviceWorkers: 'block',
    baseURL: serverAddress,
    launchOptions: findBrowser(),
    // A page depends on its address and never on the browser's language settings.
    locale: 'en-GB',
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: {
        viewport: { width: 1280, height: 800 },
      },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 375, height: 720 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: [
    { ...serverCommand, ...asServed(serverAddress) },
    { ...consentedServerCommand, ...asServed(consentedServerAddress) },
  ],
});

import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';
import { serverAddress, serverCommand } from './server/address.ts';
import { consentedServerAddress, consentedServerCommand } from './server/consented-address.ts';

const onServer = Boolean(process.env['CI']);

/** How to tell that a server is there, and how to end it. */
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
  forbidOnly: onServer,
  retries: onServer ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: [['line']],
  use: {
    // Kept pages would come past the tests' own routes; offline.spec.ts lets them.
    serviceWorkers: 'block',
    baseURL: serverAddress,
    launchOptions: findBrowser(),
    // Whatever the page shows, it shows for its own address and never for the browser's settings.
    locale: 'en-GB',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
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

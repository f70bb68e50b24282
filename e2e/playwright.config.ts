import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';
import { serverAddress, serverCommand } from './server/address.ts';

const onServer = Boolean(process.env['CI']);

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
      use: { viewport: { width: 1280, height: 800 } },
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
  webServer: {
    ...serverCommand,
    url: `${serverAddress}/readyz`,
    reuseExistingServer: false,
    timeout: 20_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    stderr: 'pipe',
  },
});

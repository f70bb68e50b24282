import type { LaunchOptions } from '@playwright/test';
import { bundledBrowser } from './bundled-browser.ts';
import { installedBrowser } from './installed-browser.ts';

/** Where to find the browser and how to start it, for Playwright and for Lighthouse. */
export type Browser = Pick<LaunchOptions, 'executablePath' | 'channel' | 'env' | 'args'>;

const args = ['--disable-gpu', '--disable-background-networking'];

/**
 * The browser for tests and audits: the one that CHROMIUM_PATH names, the one packed with an npm package, an installed
 * one, or what Playwright knows as Chrome. The packed one is the same everywhere and takes half the time of a full browser;
 * E2E_BROWSER=installed takes the installed one, to see that the site works there, too.
 */
export function findBrowser(): Browser {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return { executablePath: named, args };
  const bundled = process.env['E2E_BROWSER'] === 'installed' ? undefined : bundledBrowser();
  if (bundled !== undefined) {
    const { executablePath, env } = bundled;
    return { executablePath, args, env: { ...process.env, ...env } };
  }
  const installed = installedBrowser();
  return installed === undefined
    ? { channel: 'chrome', args }
    : { executablePath: installed, args };
}

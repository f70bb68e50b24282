import type { LaunchOptions } from '@playwright/test';
import { bundledBrowser } from './bundled-browser.ts';
import { installedBrowser } from './installed-browser.ts';

/** Where to find the browser and how to start it, for Playwright and for Lighthouse. */
export type Browser = Pick<LaunchOptions, 'executablePath' | 'channel' | 'env' | 'args'>;

const args = ['--disable-gpu', '--disable-background-networking'];

/**
 * The browser for tests and audits: the one that CHROMIUM_PATH names, an installed one, the one packed with an npm
 * package, or what Playwright knows as Chrome. E2E_BROWSER=bundled takes the packed one, to see that it works.
 */
export function findBrowser(): Browser {
  const named = process.env['CHROMIUM_PATH'];
  const mustBeBundled = process.env['E2E_BROWSER'] === 'bundled';
  if (!mustBeBundled) {
    if (named !== undefined && named !== '') return { executablePath: named, args };
    const installed = installedBrowser();
    if (installed !== undefined) return { executablePath: installed, args };
  }
  const bundled = bundledBrowser();
  if (bundled !== undefined) {
    const { executablePath, env } = bundled;
    return { executablePath, args, env: { ...process.env, ...env } };
  }
  if (mustBeBundled) throw new Error('The browser of @sparticuz/chromium does not run here.');
  return { channel: 'chrome', args };
}

import type { LaunchOptions } from '@playwright/test';
import { bundledBrowser } from './bundled-browser.ts';
import { installedBrowser } from './installed-browser.ts';

/** The path of the browser and its start options, for Playwright and for Lighthouse. */
export type Browser = Pick<LaunchOptions, 'executablePath' | 'channel' | 'env' | 'args'>;

const args = ['--disable-gpu', '--disable-background-networking'];

/**
 * The browser for tests and audits: the one that CHROMIUM_PATH names, the one in an npm package, an installed one, or the
 * Chrome that Playwright finds. The one in the package is the same on every machine and needs half the time of a full browser.
 * E2E_BROWSER=installed uses the installed one, to check that the site works there, too.
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

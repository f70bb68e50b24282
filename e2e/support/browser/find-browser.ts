import type { LaunchOptions } from '@playwright/test';
import { statfsSync } from 'node:fs';
import { bundledBrowser } from './bundled-browser.ts';
import { installedBrowser } from './installed-browser.ts';

/** The path of the browser and its start options, for Playwright and for Lighthouse. */
export type Browser = Pick<
  LaunchOptions,
  'executablePath' | 'channel' | 'env' | 'args' | 'ignoreDefaultArgs'
>;

const args = ['--disable-gpu', '--disable-background-networking'];

/**
 * Playwright lets the processes of the browser share their memory through files on the disk, because some containers have only
 * 64 MB for it. Where there is enough, sharing it without files saves a tenth of the time of all journeys.
 */
const sharedMemory = { folder: '/dev/shm', enoughBytes: 512 * 1024 * 1024 } as const;

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory.folder);
    return bavail * bsize >= sharedMemory.enoughBytes;
  } catch {
    return false;
  }
}

/**
 * The browser for tests and audits: the one that CHROMIUM_PATH names, the one in an npm package, an installed one, or the
 * Chrome that Playwright finds. The one in the package is the same on every machine and needs half the time of a full browser.
 * E2E_BROWSER=installed uses the installed one, to check that the site works there, too.
 */
export function findBrowser(): Browser {
  const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
  return { ...findProgram(), args, ignoreDefaultArgs };
}

function findProgram(): Pick<Browser, 'executablePath' | 'channel' | 'env'> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return { executablePath: named };
  const bundled = process.env['E2E_BROWSER'] === 'installed' ? undefined : bundledBrowser();
  if (bundled !== undefined) {
    const { executablePath, env } = bundled;
    return { executablePath, env: { ...process.env, ...env } };
  }
  const installed = installedBrowser();
  return installed === undefined ? { channel: 'chrome' } : { executablePath: installed };
}

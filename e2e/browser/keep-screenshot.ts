import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** Where pictures are kept for somebody to look at; nowhere unless the environment says it. */
const folder = process.env['SCREENSHOTS'];

/** Keeps a picture of the whole page under the name of its test and state, when pictures are asked for. */
export async function keepScreenshot(page: Page, test: TestInfo, state: string): Promise<void> {
  if (folder === undefined || folder === '') return;
  // The file and its describing blocks come first in the path of a test's title.
  const title = [test.project.name, ...test.titlePath, state].join(' ');
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}

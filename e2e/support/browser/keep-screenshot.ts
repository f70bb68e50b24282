import type { Page, TestInfo } from '@playwright/test';
import path from 'node:path';

/** The folder for pictures. No pictures are kept if the variable is not set. */
const folder = process.env['SCREENSHOTS'];

/** Saves a picture of the whole page under the name of its test and state, if pictures are wanted. */
export async function keepScreenshot(page: Page, test: TestInfo, state: string): Promise<void> {
  if (folder === undefined || folder === '') return;
  // The path of a test's title begins with the file and the describing blocks.
  const title = [test.project.name, ...test.titlePath, state].join(' ');
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}

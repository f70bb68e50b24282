import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Language } from './languages.ts';
import { texts } from './texts.ts';

/** Downloads the file of the result that is shown. */
export async function downloaded(page: Page, language: Language): Promise<string> {
  const { action } = texts[language].sharing.download;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: action, exact: true }).first().click();
  return readFile(await (await download).path(), 'utf8');
}

/** The number of printed pages. */
export async function printedPages(page: Page): Promise<number> {
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = printed.match(/\/Type\s*\/Page\b/g);
  if (pages === null) throw new Error('nothing is printed');
  return pages.length;
}

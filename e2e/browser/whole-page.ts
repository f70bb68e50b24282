import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until everything that was asked for is drawn: of a fresh result the headline comes a frame before the rest. */
export async function wholePage(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/**
 * Has the browser lay out what is out of sight, too, as a reader finds it who scrolls there: what is not laid out has no
 * place and no size that could be wrong.
 */
export async function layOutWholePage(page: Page): Promise<void> {
  await wholePage(page);
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Leaves what is out of sight to the browser again, as readers have it. */
export async function layOutAsRead(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

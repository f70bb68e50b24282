import type { Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectNoSidewaysScroll } from '../layout/layout.ts';
import { contentPages } from '../site/content-pages.ts';
import { addressOf, contactPath } from '../site/languages.ts';
import { calculatorWalks } from './calculator-walks.ts';
import { expectLegible } from './legible-text.ts';

/** Text twice its size in a window that stays as it is. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function expectAllInPlace(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScroll(page, state);
  await expectLegible(page, state);
}

// The window is 1280 px wide, or 375 px on the phone. German has the longest words.
test.describe('text of 200 % loses nothing', () => {
  for (const [name, open] of Object.entries(calculatorWalks)) {
    test(name, async ({ page }) => {
      const walk = await open(page, 'de');
      await page.locator('main details').evaluateAll((items) => {
        for (const item of items) item.setAttribute('open', '');
      });
      await enlargeText(page);
      await expectAllInPlace(page, 'form');
      await walk.showResult();
      // Charts come a moment after the figures.
      await expect(page.getByText(/wird geladen/).filter({ visible: true })).toHaveCount(0);
      await expectAllInPlace(page, 'result');
    });
  }

  test('pages to read', async ({ page }) => {
    for (const path of [...contentPages.map((each) => each.path), contactPath]) {
      await openPage(page, addressOf(path, 'de'));
      await enlargeText(page);
      await expectAllInPlace(page, path);
    }
  });
});

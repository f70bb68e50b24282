import type { Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectNoSidewaysScroll } from '../layout/layout.ts';
import { calculators } from '../site/calculators.ts';
import { expectLegible } from './legible-text.ts';
import { addressOf, contactPath, contentPages } from '../site/addresses.ts';
import { openFolds } from '../browser/open-folds.ts';

/** How a page is enlarged: its text alone, or all of it, so that a window of 1280 x 1024 px shows 320 x 256 of it. */
const enlargements = [
  { name: 'text of 200 % at 1280 px', size: { width: 1280, height: 800 }, text: '200%' },
  { name: 'text of 200 % at 375 px', size: { width: 375, height: 720 }, text: '200%' },
  { name: 'page of 400 %', size: { width: 320, height: 256 }, text: '' },
] as const;

/** Chromium lays a page anew over some frames when window and text change at once; one that never fits is found later. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    let widths: number[] = [];
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      widths = [...widths.slice(-4), root.scrollWidth];
      if (widths.length === 5 && widths.every((width) => width <= innerWidth)) return;
    }
  });
}

/** Looks at what the page shows now, enlarged in each way. */
async function expectAllInPlace(page: Page, state: string): Promise<void> {
  for (const { name, size, text } of enlargements) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, text);
    await settled(page);
    await expectNoSidewaysScroll(page, `${state}, ${name}`);
    await expectLegible(page, `${state}, ${name}`);
  }
}

// German has the longest words.
test.describe('enlarged, nothing is lost @desktop', () => {
  for (const { name, open } of calculators) {
    test(name, async ({ page }) => {
      const calculator = await open(page, 'de');
      await openFolds(page);
      await expectAllInPlace(page, 'form');
      await calculator.showResult();
      // Charts come a moment after the figures.
      await expect(page.getByText(/wird geladen/).filter({ visible: true })).toHaveCount(0);
      await expectAllInPlace(page, 'result');
    });
  }

  test('pages to read', async ({ page }) => {
    for (const path of [...contentPages.map((each) => each.path), contactPath]) {
      await openPage(page, addressOf(path, 'de'));
      await expectAllInPlace(page, path);
    }
  });
});

import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/browser/layout.ts';
import { expectLegible } from './legible-text.ts';

/**
 * The ways to enlarge a page: its text only, or the whole page, so that a window of 1280 x 1024 px shows 320 x 256 px of it.
 */
const enlargements = [
  { name: 'text of 200 % at 1280 px', size: { width: 1280, height: 800 }, text: '200%' },
  { name: 'text of 200 % at 375 px', size: { width: 375, height: 720 }, text: '200%' },
  { name: 'page of 400 %', size: { width: 320, height: 256 }, text: '' },
] as const;

function enlargeText(page: Page, fontSize: string): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/**
 * When window and text change together, Chromium needs several frames for the layout. A layout that never fits is found at the
 * end of the wait.
 */
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

/** Checks the page enlarged in each way, and restores it. */
export async function expectEnlargedInPlace(page: Page, state: string): Promise<void> {
  const window = page.viewportSize();
  for (const { name, size, text } of enlargements) {
    await page.setViewportSize(size);
    await enlargeText(page, text);
    await settled(page);
    await expectNoSidewaysScroll(page, `${state}, ${name}`);
    await expectLegible(page, `${state}, ${name}`);
  }
  await enlargeText(page, '');
  if (window !== null) await page.setViewportSize(window);
}

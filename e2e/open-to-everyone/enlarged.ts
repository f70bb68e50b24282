import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../layout/layout.ts';
import { expectLegible } from './legible-text.ts';

/** How a page is enlarged: its text alone, or all of it, so that a window of 1280 x 1024 px shows 320 x 256 of it. */
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

/** Looks at what the page shows now, enlarged in each way, and leaves it as it was. */
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

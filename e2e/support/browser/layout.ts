import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { wholePage } from './whole-page.ts';

export async function expectNoLayoutShift(page: Page, state: string): Promise<void> {
  const shifts = await page.evaluate(async () => {
    // A change is drawn with the next frame and reported with the one after.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return window.layoutShifts;
  });
  expect.soft(shifts, `shifts: ${state}`).toEqual([]);
}

/** Forgets the shifts until now, because the user has asked for something else. */
export async function forgetLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.layoutShifts = [];
  });
}

/** Nothing may be wider than the window. Content that a narrow part hides inside itself does not count. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  await wholePage(page);
  const width = page.viewportSize()?.width ?? 0;
  const found = await page.evaluate((windowWidth) => {
    const { scrollWidth } = document.documentElement;
    const widest = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > windowWidth + 0.5,
    );
    return scrollWidth <= windowWidth
      ? []
      : [
          `${scrollWidth} px`,
          ...widest.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ];
  }, width);
  expect.soft(found, `wider than ${width} px: ${state}`).toEqual([]);
}

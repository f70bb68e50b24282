import type { Page } from '@playwright/test';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';

declare global {
  /** Chromium's record of a layout shift. No other entries are requested here. */
  interface PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  interface Window {
    layoutShifts?: string[];
    emptyFrames?: number;
    otherFrames?: number;
  }
}

/** Records every layout shift without a user action, from the start of each page. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // On a busy machine, the fonts sometimes come after the first frame and words move a little. A part that comes late
        // moves much more.
        if (entry.hadRecentInput || entry.value < 0.01) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent,
        );
        window.layoutShifts?.push(`${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

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

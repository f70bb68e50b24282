import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until everything is drawn. The headline of a new result comes a frame before the rest, and parts out of sight get their
 * size only when the page is idle.
 */
export async function wholePage(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"], main [data-laid-out="false"]')).toHaveCount(
    0,
  );
}

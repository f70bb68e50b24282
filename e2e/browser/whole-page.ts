import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until everything that was asked for is drawn: of a fresh result the headline comes a frame before the rest, and what
 * is out of sight has no size before the page has nothing else to do.
 */
export async function wholePage(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"], main [data-laid-out="false"]')).toHaveCount(
    0,
  );
}

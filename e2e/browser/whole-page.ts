import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until everything that was asked for is drawn: of a fresh result the headline comes a frame before the rest. */
export async function wholePage(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

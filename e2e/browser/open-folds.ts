import type { Page } from '@playwright/test';

/** Opens everything that is folded on the page: questions, optional fields, details. */
export async function openFolds(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
}

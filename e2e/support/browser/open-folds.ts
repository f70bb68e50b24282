import type { Locator, Page } from '@playwright/test';

/** Opens everything that is folded on the page, or in a part of it: questions, fields, details. */
export async function openFolds(page: Page | Locator): Promise<void> {
  const folds = 'goto' in page ? page.locator('main details') : page.locator('details');
  await folds.evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '');
  });
}

import type { Page } from '@playwright/test';
import storedLinks from '../../../web/src/calculators/stored-links.json' with { type: 'json' };
import { openPage } from '../../support/browser/open-page.ts';
import { expect, test } from '../../support/browser/test.ts';
import { addressOf, calculatorPages } from '../../support/site/addresses.ts';
import { calculators } from '../../support/site/calculators/calculators.ts';
import { deviceTag, languages, type Language } from '../../support/site/languages.ts';

/** A whole page with a result, with its header and footer, on a phone: about five windows. */
const maximumHeight = 4000;
const phone = { width: 375, height: 812 } as const;

/** Asks for the result of the entries that a reader's link holds, with all that does not decide folded. */
async function showLinkedResult(page: Page, language: Language, name: string): Promise<void> {
  const { path } = calculatorPages.find((each) => each.name === name) ?? {};
  const { link } = storedLinks.find(({ calculator }) => calculator === name) ?? {};
  if (path === undefined || link === undefined) throw new Error(`No link of ${name} is stored.`);
  await openPage(page, `${addressOf(path, language)}#${link}`);
  const calculator = calculators.find((each) => each.name === name)?.on(page, language);
  await calculator?.terms.check();
  await calculator?.calculate.click();
  await expect(page.locator('main [data-laid-out="true"]')).toBeVisible();
  await calculator?.expectDrawn();
}

for (const language of languages) {
  test(`${language}: every result is short on a phone${deviceTag(language)}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(phone);
    for (const { name } of calculators) {
      await showLinkedResult(page, language, name);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, name).toBeLessThan(maximumHeight);
    }
  });
}

test('what is folded on a phone says what it comes to, and paper shows it @phone', async ({
  page,
}) => {
  await showLinkedResult(page, 'en', 'solar-panels');
  const fold = page.locator('details', { hasText: 'Roof area' });
  await expect(fold.getByText('Roof area')).toBeHidden();
  await expect(fold.locator('summary')).toContainText('10\u00A0kWp');
  await fold.locator('summary').tap();
  await expect(fold.getByText('Roof area')).toBeVisible();
  await fold.locator('summary').tap();
  await expect(fold.getByText('Roof area')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('main').getByText(/^(Roof area|Insurance, a new inverter)/);
  await expect(parts.filter({ visible: true })).toHaveCount(2);
  await page.emulateMedia({ media: 'screen' });
});

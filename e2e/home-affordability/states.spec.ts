import { expectAccessible } from '../browser/accessible.ts';
import { expect, test } from '../browser/test.ts';
import { expectNoLayoutShift, expectNoSidewaysScroll, noteLayoutShifts } from '../layout/layout.ts';
import { HomeAffordabilityPage } from './home-affordability-page.ts';
import { languages } from '../site/languages.ts';
import { widthsOf } from '../layout/widths.ts';
import { openFolds } from '../browser/open-folds.ts';

for (const language of languages) {
  test.describe(`${language} @desktop`, () => {
    test('form and result in all their states are accessible', async ({ page }) => {
      const home = await HomeAffordabilityPage.open(page, language);
      await expectAccessible(page, 'form');
      await home.term.fill('31');
      await home.terms.check();
      await home.calculate.click();
      await expect(home.term).toHaveAttribute('aria-invalid', 'true');
      await openFolds(page);
      await expectAccessible(page, 'errors and opened questions');
      await home.showResult({ homePrice: '650000' });
      for (const button of await page.locator('tbody button').all()) await button.click();
      await expectAccessible(page, 'result and explanations');
    });
  });

  for (const { size, tag } of widthsOf(language)) {
    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      const home = await HomeAffordabilityPage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await expectNoSidewaysScroll(page, 'form');
      // Millions have wide figures, and a house at either end of the gauge stays in sight.
      await home.showResult({ income: '9999999', downPayment: '9999999', homePrice: '99999999' });
      await expectNoSidewaysScroll(page, 'result');
      for (const button of await page.locator('tbody button').all()) await button.click();
      await expectNoSidewaysScroll(page, 'explanations');
      await expectNoLayoutShift(page, 'result');
    });
  }
}

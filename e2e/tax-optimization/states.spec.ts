import { expectAccessible } from '../browser/accessible.ts';
import { expect, test } from '../browser/test.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from '../layout/layout.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { TaxOptimizationPage } from './tax-optimization-page.ts';
import { widthsOf } from '../layout/widths.ts';

const narrowest = { width: 320, height: 640 };

for (const language of languages) {
  test.describe(`${language}${onPhonesInEnglishOnly(language)}`, () => {
    test('form and result in all their states are accessible', async ({ page }) => {
      const tax = await TaxOptimizationPage.open(page, language);
      await expectAccessible(page, 'form of one person');
      await tax.enterCouple();
      await tax.age(1).fill('17');
      await tax.payment(2, 'healthInsurance').fill('-1');
      await tax.calculate.click();
      await expect(tax.age(1)).toHaveAttribute('aria-invalid', 'true');
      await page.locator('main summary').evaluateAll((summaries) => {
        for (const { parentElement } of summaries) parentElement?.setAttribute('open', '');
      });
      await expectAccessible(page, 'errors, opened fields and questions');
      await tax.age(1).fill('38');
      await tax.payment(2, 'healthInsurance').fill('150.50');
      await tax.taxableIncome.fill('85000');
      await tax.showResult();
      await expectAccessible(page, 'result');
      await page.locator('article details').evaluateAll((details) => {
        for (const each of details) each.setAttribute('open', '');
      });
      await expectAccessible(page, 'opened details');
    });
  });

  for (const { isNarrowest } of widthsOf(language)) {
    // What fits 1280 px and 320 px, fits what is between.
    const tag = isNarrowest ? ' at 320 px @phone' : ' @desktop';

    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      if (isNarrowest) await page.setViewportSize(narrowest);
      await noteLayoutShifts(page);
      const tax = await TaxOptimizationPage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await tax.enterCouple();
      // The largest amount has the widest figures, and the highest income fills every bracket.
      await tax.payment(1, 'pension').fill('10000000');
      await tax.moreDetails.click();
      await tax.taxableIncome.fill('10000000');
      await expectNoSidewaysScroll(page, 'form');
      await tax.showResult();
      await forgetLayoutShifts(page);
      await expectNoSidewaysScroll(page, 'result');
      await expectNoLayoutShift(page, 'result');
      await page.locator('article details').evaluateAll((details) => {
        for (const each of details) each.setAttribute('open', '');
      });
      await expectNoSidewaysScroll(page, 'opened details');
    });
  }
}

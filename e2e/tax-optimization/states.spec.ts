import { expectAccessible } from '../browser/accessible.ts';
import { expect, test } from '../browser/test.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from '../layout/layout.ts';
import { TaxOptimizationPage } from './tax-optimization-page.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { widthsOf } from '../layout/widths.ts';
import { openFolds } from '../browser/open-folds.ts';

for (const language of languages) {
  test.describe(`${language}${onPhonesInEnglishOnly(language)}`, () => {
    test('form and result in all their states are accessible', async ({ page }) => {
      const tax = await TaxOptimizationPage.open(page, language);
      await expectAccessible(page, 'form of one person');
      await tax.fillIn();
      await tax.age(1).fill('17');
      await tax.payment(2, 'healthInsurance').fill('-1');
      await tax.calculate.click();
      await expect(tax.age(1)).toHaveAttribute('aria-invalid', 'true');
      await openFolds(page);
      await expectAccessible(page, 'errors, opened fields and questions');
      await tax.age(1).fill('38');
      await tax.payment(2, 'healthInsurance').fill('150.50');
      await tax.taxableIncome.fill('85000');
      await tax.askForResult();
      await expectAccessible(page, 'result');
      await openFolds(page);
      await expectAccessible(page, 'opened details');
    });
  });

  for (const { size, tag } of widthsOf(language)) {
    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      const tax = await TaxOptimizationPage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await tax.fillIn();
      // The largest amount has the widest figures, and the highest income fills every bracket.
      await tax.payment(1, 'pension').fill('10000000');
      await tax.moreDetails.click();
      await tax.taxableIncome.fill('10000000');
      await expectNoSidewaysScroll(page, 'form');
      await tax.calculate.click();
      await expect(tax.headline).toBeVisible();
      await forgetLayoutShifts(page);
      await expectNoSidewaysScroll(page, 'result');
      await expectNoLayoutShift(page, 'result');
      await openFolds(page);
      await expectNoSidewaysScroll(page, 'opened details');
    });
  }
}

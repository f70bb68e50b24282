import { expectAccessible } from '../browser/accessible.ts';
import { expect, test } from '../browser/test.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from '../layout/layout.ts';
import { LoanOverpaymentPage } from './loan-overpayment-page.ts';
import { languages } from '../site/languages.ts';
import { widthsOf } from '../layout/widths.ts';
import { openFolds } from '../browser/open-folds.ts';

for (const language of languages) {
  test.describe(`${language} @desktop`, () => {
    test('form and result in all their states are accessible', async ({ page }) => {
      const overpayment = await LoanOverpaymentPage.open(page, language);
      await expectAccessible(page, 'form');
      await overpayment.years.fill('31');
      await overpayment.terms.check();
      await overpayment.calculate.click();
      await expect(overpayment.years).toHaveAttribute('aria-invalid', 'true');
      await openFolds(page);
      await expectAccessible(page, 'errors and opened questions');
      await overpayment.showResult();
      await expect(overpayment.chart).toBeVisible();
      for (const button of await page.locator('tbody button').all()) await button.click();
      await overpayment.showFigures.click();
      await expectAccessible(page, 'result, explanations and figures of the chart');
      await overpayment.enlargeChart.click();
      await expect(overpayment.enlargedChart).toBeVisible();
      await expectAccessible(page, 'enlarged chart');
    });
  });

  for (const { size, tag } of widthsOf(language)) {
    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      const overpayment = await LoanOverpaymentPage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await expectNoSidewaysScroll(page, 'form');
      // The largest loan has the widest figures.
      await overpayment.fillIn({ amount: '100000000', prepayment: '12345678.90' });
      await overpayment.calculate.click();
      await expect(overpayment.headline).toBeVisible();
      await forgetLayoutShifts(page);
      await expect(overpayment.chart).toBeVisible();
      await expectNoSidewaysScroll(page, 'result');
      for (const button of await page.locator('tbody button').all()) await button.click();
      await overpayment.showFigures.click();
      await expectNoSidewaysScroll(page, 'explanations and figures of the chart');
      await overpayment.enlargeChart.click();
      await expect(overpayment.enlargedChart).toBeVisible();
      await expectNoSidewaysScroll(page, 'enlarged chart');
      await expectNoLayoutShift(page, 'result');
    });
  }
}

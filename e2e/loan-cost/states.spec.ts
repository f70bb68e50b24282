import { expectAccessible } from '../browser/accessible.ts';
import { tabToFootWithVisibleFocus } from '../browser/focus.ts';
import { expect, test } from '../browser/test.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from '../layout/layout.ts';
import { LoanCostPage } from './loan-cost-page.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { widthsOf } from '../layout/widths.ts';
import { openFolds } from '../browser/open-folds.ts';

for (const language of languages) {
  test.describe(`${language}${onPhonesInEnglishOnly(language)}`, () => {
    test('form and result in all their states are accessible', async ({ page }) => {
      const loan = await LoanCostPage.open(page, language);
      await expectAccessible(page, 'form');
      await loan.fillIn('0', '31', '481');
      await loan.calculate.click();
      await expect(loan.amount).toHaveAttribute('aria-invalid', 'true');
      await openFolds(page);
      await expectAccessible(page, 'errors and opened questions');
      await loan.showResult('300000', '4', '30');
      await expect(loan.chart).toBeVisible();
      await loan.howComputed(loan.words.result.line.interestCost).click();
      await expectAccessible(page, 'breakdown and explanation');
      await loan.tab('amortization').click();
      await expect(loan.chart).toBeVisible();
      await loan.showFigures.click();
      await loan.openSchedule.click();
      await expect(loan.schedule).toBeVisible();
      await expectAccessible(page, 'amortization and schedule');
      await loan.tab('balance').click();
      await expect(loan.chart).toBeVisible();
      await loan.enlargeChart.click();
      await expect(loan.enlargedChart).toBeVisible();
      await expectAccessible(page, 'enlarged balance');
    });
  });

  for (const { size, tag } of widthsOf(language)) {
    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      const loan = await LoanCostPage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await expectNoSidewaysScroll(page, 'form');
      // The largest loan has the widest figures.
      await loan.showResult('100000000', '30', '479');
      await forgetLayoutShifts(page);
      await expect(loan.chart).toBeVisible();
      await expectNoSidewaysScroll(page, 'breakdown');
      await loan.howComputed(loan.words.result.line.interestCost).click();
      await expectNoSidewaysScroll(page, 'explanation');
      for (const tab of ['amortization', 'balance'] as const) {
        await loan.tab(tab).click();
        await expect(loan.chart).toBeVisible();
        await loan.showFigures.click();
        await expectNoSidewaysScroll(page, tab);
      }
      await loan.openSchedule.click();
      await expect(loan.schedule).toBeVisible();
      await expectNoSidewaysScroll(page, 'schedule');
      await loan.enlargeChart.click();
      await expect(loan.enlargedChart).toBeVisible();
      await expectNoSidewaysScroll(page, 'enlarged chart');
      await expectNoLayoutShift(page, 'result');
    });
  }
}

for (const width of [1280, 320]) {
  test(`every stop of the keyboard shows the focus at ${width} px @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const loan = await LoanCostPage.open(page, 'en');
    await loan.terms.check();
    await loan.amount.focus();
    await tabToFootWithVisibleFocus(page);
    await loan.showResult('300000', '4', '30');
    await loan.tab('amortization').click();
    await expect(loan.chart).toBeVisible();
    await loan.openSchedule.click();
    await expect(loan.download).toBeVisible();
    await loan.recalculate.focus();
    await tabToFootWithVisibleFocus(page);
  });
}

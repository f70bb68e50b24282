import { expectAccessible } from '../browser/accessible.ts';
import { expect, test } from '../browser/test.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from '../layout/layout.ts';
import { languages } from '../site/languages.ts';
import { FreelancePage } from './freelance-page.ts';
import { widthsOf } from '../layout/widths.ts';

const narrowest = { width: 320, height: 640 };

for (const language of languages) {
  test.describe(`${language} @desktop`, () => {
    test('form and result in all their states are accessible', async ({ page }) => {
      const freelance = await FreelancePage.open(page, language);
      await expectAccessible(page, 'form');
      await freelance.moreDetails.click();
      await freelance.rcpi.fill('-1');
      await freelance.hoursPerDay.fill('17');
      await freelance.vat.selectOption('17');
      await freelance.terms.check();
      await freelance.calculate.click();
      await expect(freelance.hoursPerDay).toHaveAttribute('aria-invalid', 'true');
      await page.locator('main summary').evaluateAll((summaries) => {
        for (const { parentElement } of summaries) parentElement?.setAttribute('open', '');
      });
      await expectAccessible(page, 'errors and opened questions');
      await freelance.rcpi.fill('1000');
      await freelance.hoursPerDay.fill('8');
      await freelance.vat.selectOption('0');
      await freelance.calculate.click();
      await expect(freelance.chart).toBeVisible();
      await expectAccessible(page, 'month');
      await freelance.tab('annual').click();
      const { grossSalary, tax } = freelance.shared.salaryLine;
      for (const line of [grossSalary.selfEmployed, tax.name]) {
        await freelance.howComputed(line).click();
      }
      await expectAccessible(page, 'year and explanations');
      await freelance.enlargeChart.click();
      await expect(freelance.enlargedChart).toBeVisible();
      await expectAccessible(page, 'enlarged chart');
    });
  });

  for (const { isNarrowest } of widthsOf(language)) {
    // What fits 1280 px and 320 px, fits what is between.
    const tag = isNarrowest ? ' at 320 px @phone' : ' @desktop';

    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      if (isNarrowest) await page.setViewportSize(narrowest);
      await noteLayoutShifts(page);
      const freelance = await FreelancePage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await expectNoSidewaysScroll(page, 'form');
      await freelance.moreDetails.click();
      // The largest rate has the widest figures and fills every bracket.
      await freelance.ratePerHour.fill('10000');
      await freelance.hoursPerDay.fill('16');
      await freelance.terms.check();
      await freelance.calculate.click();
      await expect(freelance.answer('monthly')).toBeVisible();
      await forgetLayoutShifts(page);
      await expect(freelance.chart).toBeVisible();
      await expectNoSidewaysScroll(page, 'result');
      await freelance.tab('annual').click();
      const { grossSalary, tax, longTermCareInsurance } = freelance.shared.salaryLine;
      for (const line of [grossSalary.selfEmployed, tax.name, longTermCareInsurance.name]) {
        await freelance.howComputed(line).click();
      }
      await expectNoSidewaysScroll(page, 'explanations');
      await freelance.enlargeChart.click();
      await expect(freelance.enlargedChart).toBeVisible();
      await expectNoSidewaysScroll(page, 'enlarged chart');
      await expectNoLayoutShift(page, 'result');
    });
  }
}

import { expectAccessible } from '../browser/accessible.ts';
import { expect, test } from '../browser/test.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from '../layout/layout.ts';
import { FreelancePage } from './freelance-page.ts';
import { languages } from '../site/languages.ts';
import { widthsOf } from '../layout/widths.ts';
import { openFolds } from '../browser/open-folds.ts';

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
      await openFolds(page);
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

  for (const { size, tag } of widthsOf(language)) {
    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
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

import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/test.ts';
import { Frame } from '../frame/frame.ts';
import { JointSalaryPage } from '../joint-salary/joint-salary-page.ts';
import { NetSalaryPage } from '../net-salary/net-salary-page.ts';
import { texts } from '../site/texts.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from './layout.ts';
import { addressOf, contentPages, unknownPath } from '../site/addresses.ts';
import { languages } from '../site/languages.ts';
import { widthsOf } from './widths.ts';

for (const language of languages) {
  for (const { size, tag } of widthsOf(language)) {
    test(`${language}: pages fit and stand still${tag}`, async ({ page, watch }) => {
      watch.expectMessage(/status of 404/);
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      for (const path of [...contentPages.map((each) => each.path), unknownPath]) {
        await openPage(page, addressOf(path, language));
        await expectNoLayoutShift(page, path);
        await expectNoSidewaysScroll(page, path);
      }
      const frame = new Frame(page, language);
      await frame.menuButton.click();
      await expect(frame.drawer).toBeVisible();
      await expectNoSidewaysScroll(page, 'drawer');
    });

    test(`${language}: the calculator fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      const salary = await NetSalaryPage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await expectNoSidewaysScroll(page, 'form');
      await salary.openTerms.click();
      await expectNoSidewaysScroll(page, 'terms');
      await page.keyboard.press('Escape');
      await salary.hoursAndPay.click();
      await salary.enter({ gross: '1000', taxClass: 1 });
      await salary.calculate.click();
      await expectNoSidewaysScroll(page, 'errors');
      // The largest salary has the widest figures and fills every bracket.
      await salary.enter({ gross: '9999999.99', taxClass: 2, payMonth: '2026-06' });
      await salary.calculate.click();
      await expect(salary.answer('monthly')).toBeVisible();
      // The result has taken the form's place; from here on it stands still while the chart is loaded.
      await forgetLayoutShifts(page);
      await expect(salary.chart).toBeVisible();
      await expectNoSidewaysScroll(page, 'result');
      await salary.tab('annual').click();
      const { tax, longTermCareInsurance } = salary.shared.salaryLine;
      for (const line of [tax, longTermCareInsurance]) await salary.howComputed(line.name).click();
      await expect(
        page.getByRole('table', { name: texts[language].explanation.bracket.caption }),
      ).toBeVisible();
      await expectNoSidewaysScroll(page, 'explanations');
      await salary.comparison('gross').click();
      const { averageSalary } = salary.shared.statistic;
      await expect(
        page.getByText(averageSalary.name).filter({ visible: true }).first(),
      ).toBeVisible();
      await expectNoSidewaysScroll(page, 'comparison');
      await salary.enlargeChart.click();
      await expect(salary.enlargedChart).toBeVisible();
      await expectNoSidewaysScroll(page, 'enlarged chart');
      await expectNoLayoutShift(page, 'result');
    });

    test(`${language}: the couple’s calculator fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      const joint = await JointSalaryPage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await expectNoSidewaysScroll(page, 'form');
      await joint.moreDetails.click();
      await joint.enter({ gross: '1000', gross2: '1000', taxClass: 3 });
      await joint.calculate.click();
      await expectNoSidewaysScroll(page, 'errors');
      // The largest salaries have the widest figures and fill every bracket.
      await joint.enter({ gross: '9999999.99', gross2: '9999999.99', taxClass: 3 });
      await joint.calculate.click();
      await expect(joint.answer('monthly')).toBeVisible();
      await forgetLayoutShifts(page);
      await expect(joint.chart).toBeVisible();
      await expectNoSidewaysScroll(page, 'result');
      await joint.tab('annual').click();
      const { tax } = joint.shared.salaryLine;
      for (const scope of ['person1', 'person2', 'total'] as const) {
        await joint.howComputed(tax.name, joint.breakdown(scope, 'annual')).click();
      }
      await expectNoSidewaysScroll(page, 'explanations');
      await expectNoLayoutShift(page, 'result');
    });
  }
}

test('between form and result the page is never empty', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
  // Looks at what each frame is about to show.
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const look = () => {
      const isEmpty = main?.querySelector('form, section > h2') === null;
      window.emptyFrames = (window.emptyFrames ?? 0) + (isEmpty ? 1 : 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await salary.calculate.click();
  await salary.expectAnswer('monthly', '3 690.06');
  expect(await page.evaluate(() => window.emptyFrames)).toBe(0);
});

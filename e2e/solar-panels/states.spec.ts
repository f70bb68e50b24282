import { expectAccessible } from '../browser/accessible.ts';
import { expect, test } from '../browser/test.ts';
import {
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forgetLayoutShifts,
  noteLayoutShifts,
} from '../layout/layout.ts';
import { SolarPanelsPage } from './solar-panels-page.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { widthsOf } from '../layout/widths.ts';
import { openFolds } from '../browser/open-folds.ts';

for (const language of languages) {
  test.describe(`${language}${onPhonesInEnglishOnly(language)}`, () => {
    test('form and result in all their states are accessible', async ({ page }) => {
      const solar = await SolarPanelsPage.open(page, language);
      await expectAccessible(page, 'form');
      await solar.rest.click();
      await solar.feedInRate.fill('2');
      await solar.selfConsumption.fill('-1');
      await solar.electricCar.check();
      await solar.terms.check();
      await solar.calculate.click();
      await expect(solar.consumption).toHaveAttribute('aria-invalid', 'true');
      await openFolds(page);
      await expectAccessible(page, 'errors and opened questions');
      await solar.feedInRate.fill('0.12');
      // More than the months can hold: the result says so.
      await solar.battery.selectOption('20');
      await solar.selfConsumption.fill('100');
      await solar.consumption.fill('7200');
      await solar.calculate.click();
      await expect(solar.chart).toBeVisible();
      await expectAccessible(page, 'payback');
      for (const tab of ['consumption', 'generation'] as const) {
        await solar.tab(tab).click();
        await expect(solar.chart).toBeVisible();
        await page.locator('main summary').last().click();
        const { system, savings } = solar.words.result;
        if (tab === 'consumption') await solar.howComputed(system.systemSize).click();
        else await solar.howComputed(savings.annualSavings).click();
        await expectAccessible(page, tab);
      }
      await solar.enlargeChart.click();
      await expect(solar.enlargedChart).toBeVisible();
      await expectAccessible(page, 'enlarged chart');
    });
  });

  for (const { size, tag } of widthsOf(language)) {
    test(`${language}: the page fits and stands still${tag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await noteLayoutShifts(page);
      const solar = await SolarPanelsPage.open(page, language);
      await expectNoLayoutShift(page, 'form');
      await expectNoSidewaysScroll(page, 'form');
      await solar.rest.click();
      await solar.electricCar.check();
      await solar.heatPump.check();
      await solar.battery.selectOption('20');
      // The largest consumption has the widest figures.
      await solar.consumption.fill('1000000');
      await solar.period('monthly').check();
      await solar.costPerKwp.fill('100000');
      await expectNoSidewaysScroll(page, 'filled form');
      await solar.terms.check();
      await solar.calculate.click();
      await expect(solar.headline).toBeVisible();
      await forgetLayoutShifts(page);
      await expect(solar.chart).toBeVisible();
      await expectNoSidewaysScroll(page, 'result');
      await solar.tab('consumption').click();
      await expect(solar.chart).toBeVisible();
      await page.locator('main summary').last().click();
      const { system, cost, savings, investment } = solar.words.result;
      for (const line of [
        system.systemSize,
        cost.totalCost,
        savings.annualSavings,
        investment.paybackPeriod,
      ]) {
        await solar.howComputed(line).click();
      }
      await expectNoSidewaysScroll(page, 'explanations');
      await solar.enlargeChart.click();
      await expect(solar.enlargedChart).toBeVisible();
      await expectNoSidewaysScroll(page, 'enlarged chart');
      await expectNoLayoutShift(page, 'result');
    });
  }
}

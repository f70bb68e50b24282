import { expect, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';

declare global {
  interface Window {
    emptyFrames?: number;
    otherFrames?: number;
  }
}

test('between form and result the page is never empty', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
  // Reads the layout just before each frame is shown.
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

test('from form to result no other part of the page is shown', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
  await page.evaluate(() => {
    const look = () => {
      const answer = document.querySelector('h2[data-figure]');
      const top = answer?.getBoundingClientRect().top ?? 0;
      window.otherFrames = (window.otherFrames ?? 0) + (top < 0 || top > innerHeight ? 1 : 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await salary.calculate.click();
  await salary.expectAnswer('monthly', '3 690.06');
  expect(await page.evaluate(() => window.otherFrames)).toBe(0);
});

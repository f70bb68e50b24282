import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { Comparison } from '../../support/site/comparison.ts';
import { filled, texts } from '../../support/site/texts.ts';

const { comparison: words, salary: salaryTexts } = texts.en;

/** Whether a box is on the screen from one end to the other, with nothing above it. */
const isUncovered = (box: Locator) =>
  box.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 1, right - 1].every(
      (x) => document.elementFromPoint(x, (top + bottom) / 2) === element,
    );
  });

/** Where the name and the difference of a line stand, in pixels from the left. */
async function placesOf(line: Locator) {
  const name = await line.first().locator('xpath=preceding-sibling::th').boundingBox();
  const difference = await line.and(line.page().locator(':visible')).last().boundingBox();
  return [name?.x, difference?.x].map((x) => Math.round(x ?? Number.NaN));
}

/** Turns the columns as a finger or a trackpad does. */
async function swipe(page: Page, over: Locator, pixels: number) {
  await over.hover();
  await page.mouse.wheel(pixels, 0);
}

test('on a phone a typed entry is in view, and names and differences keep their places while columns are turned @phone', async ({
  page,
}) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.showResult();
  const comparison = new Comparison(page, 'en');
  await comparison.action.tap();
  const { employee } = salary.words.form.grossSalary.label;
  const gross = comparison.entry(employee);
  await expect(gross).toBeFocused();
  await expect.poll(() => isUncovered(gross)).toBe(true);

  const pageOf = (name: string) => comparison.pages.getByRole('button', { name, exact: true });
  const ownPage = pageOf(words.own);
  await expect(pageOf(words.alternative)).toHaveAttribute('aria-current', 'true');
  await gross.fill('6000');
  const line = comparison.line(salaryTexts.salaryLine.netSalary.employee);
  await expect(line.last()).toContainText(words.more);
  const places = await placesOf(line);

  // While an entry is typed, and after another way to turn each.
  await swipe(page, line.nth(1), -300);
  await expect(ownPage).toHaveAttribute('aria-current', 'true');
  expect(await placesOf(line)).toEqual(places);
  await gross.fill('6100');
  await expect.poll(() => isUncovered(gross)).toBe(true);
  expect(await placesOf(line)).toEqual(places);
  await ownPage.tap();
  await expect(ownPage).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => placesOf(line)).toEqual(places);

  await comparison.addColumn.tap();
  const third = comparison.entry(employee, filled(words.alternativeOf, { number: '2' }));
  await expect(third).toBeFocused();
  await expect.poll(() => isUncovered(third)).toBe(true);
  await third.fill('7000');
  expect(await placesOf(line)).toEqual(places);
});

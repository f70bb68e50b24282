import type { Locator } from '@playwright/test';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, test } from '../../support/browser/test.ts';
import { homePath } from '../../support/site/addresses.ts';
import { HomeAffordabilityPage } from '../../support/site/calculators/home-affordability-page.ts';
import { LoanCostPage } from '../../support/site/calculators/loan-cost-page.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { OutstandingBalanceInsurancePage } from '../../support/site/calculators/outstanding-balance-insurance-page.ts';
import { ConsentBanner } from '../../support/site/consent-banner.ts';

test.use({ forcedColors: 'active' });

type Property = 'backgroundColor' | 'borderBottomColor' | 'borderTopWidth' | 'stroke' | 'fill';

const styleOf = (part: Locator, property: Property): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);

/** The background that a contrast theme gives a page, as the browser writes it. */
const canvas = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const probe = document.createElement('div');
    probe.style.backgroundColor = 'Canvas';
    element.ownerDocument.body.append(probe);
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });

async function expectDifferent(one: Locator, other: Locator, property: Property): Promise<void> {
  // A change of colour takes one frame, even with reduced motion.
  await expect
    .soft(async () => expect(await styleOf(one, property)).not.toBe(await styleOf(other, property)))
    .toPass({ timeout: 1000 });
}

/** The part that is drawn around a choice whose own control is hidden. */
const labelOf = (radio: Locator) => radio.locator('xpath=ancestor::label');

/** Shapes of a drawing are no background in the colour of the page. */
async function expectSeen(shapes: Locator, property: 'stroke' | 'fill' | 'backgroundColor') {
  expect(await shapes.count()).toBeGreaterThan(0);
  const ground = await canvas(shapes.first());
  for (const shape of await shapes.all()) {
    expect.soft(await styleOf(shape, property), String(shape)).not.toBe(ground);
  }
}

test('choices, tabs and focus show their state in a contrast theme @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.taxClass(2).check();
  await expectDifferent(labelOf(salary.taxClass(2)), labelOf(salary.taxClass(1)), 'borderTopWidth');
  const [monthly, annual] = [salary.salaryPeriod('monthly'), salary.salaryPeriod('annual')];
  await expectDifferent(labelOf(monthly), labelOf(annual), 'backgroundColor');
  // Otherwise the browser puts the page's background behind words that are made for another one.
  for (const part of [labelOf(monthly), salary.calculate]) {
    expect(await part.evaluate((each) => getComputedStyle(each).forcedColorAdjust)).toBe('none');
  }
  // The focus is visible around a choice that is already selected.
  await salary.grossSalary.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(monthly).toBeFocused();
  const ring = await labelOf(monthly).evaluate((label) => getComputedStyle(label).outline);
  expect(ring).toMatch(/2px/);
  expect(ring).toContain('solid');

  await salary.showResult();
  await expectDifferent(salary.tab('monthly'), salary.tab('annual'), 'borderBottomColor');
  await expect(salary.chart).toBeVisible();
  const slices = page.getByRole('main').locator('figure svg path');
  await expectSeen(slices, 'fill');
  await expectSeen(page.getByRole('table').locator('[class*="_swatch_"]'), 'backgroundColor');
  await salary.comparison('gross').click();
  const bars = page.getByRole('main').locator('details[open] [style*="--percent"][class*="_bar_"]');
  await expect(bars.first()).toBeVisible();
  await expectSeen(bars, 'backgroundColor');
});

test('ring, gauge and plots are seen in a contrast theme @desktop', async ({ page }) => {
  const insurance = await OutstandingBalanceInsurancePage.open(page, 'en');
  await insurance.showResult();
  const circles = page.getByRole('main').locator('circle');
  await expectSeen(circles, 'stroke');
  await expectDifferent(circles.nth(0), circles.nth(1), 'stroke');

  const home = await HomeAffordabilityPage.open(page, 'en');
  await home.showResult({ homePrice: '600000' });
  await expectSeen(page.getByRole('img', { name: /600/ }).locator('rect, circle'), 'fill');

  const loan = await LoanCostPage.open(page, 'en');
  await loan.showResult('350000', '3.5', '300');
  await loan.tab('balance').click();
  const lines = page.getByRole('tabpanel').locator('figure svg line');
  await expect(lines.first()).toBeAttached();
  await expectSeen(lines, 'stroke');
});

test.describe('the banner for consent', () => {
  test.use({ hasConsentChoice: false });

  test('tells a switch that is on from one that is off @desktop', async ({ page }) => {
    await openPage(page, homePath);
    const banner = new ConsentBanner(page, 'en');
    await banner.customize.click();
    await banner.switchOf('ads').check();
    await expectDifferent(banner.switchOf('ads'), banner.switchOf('analytics'), 'backgroundColor');
  });
});

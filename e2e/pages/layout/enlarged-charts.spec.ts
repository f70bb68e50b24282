import type { Locator, Page } from '@playwright/test';
import { openFolds } from '../../support/browser/open-folds.ts';
import { expect, test } from '../../support/browser/test.ts';
import { openCalculator } from '../../support/site/calculators/calculators.ts';
import { LoanCostPage } from '../../support/site/calculators/loan-cost-page.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];
/** Loan cost has three charts, which are checked one by one. */
const calculatorsWithCharts = [
  'net-salary',
  'joint-salary',
  'loan-overpayment',
  'solar-panels',
] as const;

/** A tooltip of a chart, which screen readers do not see. */
const tooltipOf = (dialog: Locator) => dialog.locator('[style*="--above"]');

/** Enlarges a chart with the mouse, which is then above the chart, and closes it again. */
async function expectLegendAndNoTooltip(page: Page, enlarge: Locator, dialog: Locator) {
  await enlarge.scrollIntoViewIfNeeded();
  await enlarge.click();
  const legend = dialog.getByRole('figure').getByRole('listitem');
  await expect(legend.first()).toBeVisible();
  for (const entry of await legend.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  // The browser needs one or two frames to tell the chart about the mouse.
  await page.waitForTimeout(200);
  await expect(tooltipOf(dialog)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(legend.first()).toBeVisible();
  await page.waitForTimeout(200);
  await expect(tooltipOf(dialog)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** In a wide window and on a phone. */
async function expectEnlargedWell(page: Page, enlarge: Locator, dialog: Locator) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // A phone folds what does not decide.
    await openFolds(page);
    await expectLegendAndNoTooltip(page, enlarge, dialog);
  }
}

for (const name of calculatorsWithCharts) {
  test(`${name}: an enlarged chart has its legend in sight and no tooltip @desktop`, async ({
    page,
  }) => {
    const calculator = await openCalculator(name)(page, 'en');
    await calculator.showResult();
    await expect(calculator.chart).toBeVisible();
    await expectEnlargedWell(page, calculator.enlargeChart.first(), calculator.dialog);
  });
}

test('loan-cost: each enlarged chart has its legend in sight and no tooltip @desktop', async ({
  page,
}) => {
  const loan = await LoanCostPage.open(page, 'en');
  await loan.showResult();
  for (const tab of ['breakdown', 'amortization', 'balance'] as const) {
    await loan.tab(tab).click();
    await expect(loan.chart).toBeVisible();
    await expectEnlargedWell(page, loan.enlargeChart, loan.dialog);
  }
});

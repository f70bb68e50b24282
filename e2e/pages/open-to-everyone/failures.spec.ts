import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect, test } from '../../support/browser/test.ts';
import { offlinePath } from '../../support/site/addresses.ts';
import {
  calculation as loanCalculation,
  LoanCostPage,
} from '../../support/site/calculators/loan-cost-page.ts';
import { NetSalaryPage, statistics } from '../../support/site/calculators/net-salary-page.ts';

// The notices that a user sees when a part of a result fails, and when there is no network at all. They differ between
// languages only in their words.
test.describe('what goes wrong is accessible @desktop', () => {
  test.beforeEach(({ watch }) => {
    // The browser logs the failed calls, and the specification wants the loan calculator to log its own.
    watch.expectMessage(/Failed to load resource|^error: Error fetching monthly/);
  });

  test('national figures', async ({ page }) => {
    const salary = await NetSalaryPage.open(page, 'en');
    await salary.showResult();
    await page.route(statistics, (route) => route.abort());
    await salary.comparison('gross').click();
    await salary.comparison('net').click();
    const failed = page.getByRole('alert').filter({ hasText: salary.statistics.comparison.failed });
    await expect(failed.filter({ visible: true })).toHaveCount(2);
    await expectAccessible(page, 'statistics, failure');
  });

  test('the months of a loan', async ({ page }) => {
    const loan = await LoanCostPage.open(page, 'en');
    await loan.showResult();
    await page.route(loanCalculation, (route) => route.abort());
    await loan.openSchedule.click();
    await expect(page.getByRole('alert')).toContainText(loan.words.result.schedule.failed);
    await expectAccessible(page, 'schedule, failure');
  });

  test('a page that is not on the device', async ({ page }) => {
    await page.goto(offlinePath);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, 'offline');
  });
});

import { tabTo } from '../browser/focus.ts';
import { expect, freshTest, test } from '../browser/test.ts';
import { NetSalaryPage } from '../net-salary/net-salary-page.ts';

test.describe('@desktop', () => {
  freshTest('the whole calculation by keyboard alone', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    const salary = await NetSalaryPage.open(page, 'en');
    const { keyboard } = page;
    await expect(salary.grossSalary).toBeFocused();
    await keyboard.type('2703,74');
    await tabTo(page, salary.taxClass(1));
    await keyboard.press('ArrowDown');
    await expect(salary.taxClass(2)).toBeChecked();
    await tabTo(page, salary.moreDetails);
    await keyboard.press('Enter');
    await tabTo(page, salary.fold(salary.shared.rulePeriod.label));
    await keyboard.press('Enter');
    await tabTo(page, salary.rulePeriod);
    await expect(salary.rulePeriod).toHaveValue('2026-06');
    await salary.rulePeriod.press('ArrowDown');
    await expect(salary.rulePeriod).toHaveValue('2026-01');
    await keyboard.press('ArrowDown');
    await expect(salary.rulePeriod).toHaveValue('2025-05');
    await tabTo(page, salary.openTerms);
    await keyboard.press('Enter');
    await expect(salary.dialog).toBeVisible();
    await tabTo(page, salary.dialog.getByRole('button', { name: salary.shared.dialog.close }));
    await keyboard.press('Enter');
    await expect(salary.openTerms).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(salary.terms).toBeFocused();
    await keyboard.press('Space');
    await tabTo(page, salary.calculate);
    await keyboard.press('Enter');

    // A class 1a payslip of the minimum wage, May 2025 (engine/src/calculators/net-salary/examples.ts)
    await salary.expectAnswer('monthly', '2 511.89');
    await expect(salary.answer('monthly')).toBeFocused();

    await tabTo(page, salary.tab('monthly'));
    await keyboard.press('ArrowRight');
    await expect(salary.tab('annual')).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('ArrowLeft');
    await tabTo(page, salary.howComputed(salary.shared.salaryLine.pensionContributions.name));
    await keyboard.press('Enter');
    await tabTo(page, salary.whole());
    await keyboard.press('Enter');
    await expect(salary.steps()).toBeVisible();
    await tabTo(page, salary.enlargeChart);
    await keyboard.press('Space');
    await expect(salary.dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(salary.enlargeChart).toBeFocused();
    await tabTo(page, salary.comparison('net'));
    await keyboard.press('Enter');
    await expect(
      page
        .getByText(salary.shared.statistic.netAverageAdult.name)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await keyboard.press('Shift+Tab');
    await expect(salary.comparison('gross')).toBeFocused();
  });

  test('Enter in a field calculates', async ({ page }) => {
    const salary = await NetSalaryPage.open(page, 'en');
    await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });
    await salary.grossSalary.press('Enter');
    await salary.expectAnswer('monthly', '3 690.06');
  });
});

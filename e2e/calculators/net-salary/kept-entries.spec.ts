import { expect, test } from '../../support/browser/test.ts';
import { calculation, NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';

test('back, forward and recalculate lead between form and result with all entries @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.showResult();

  await page.goBack();
  await expect(salary.grossSalary).toHaveValue(/^5\s000\.00$/);
  await expect(salary.taxClass(1)).toBeChecked();
  await expect(salary.rulePeriod).toHaveValue('2025-05');
  await expect(salary.terms).toBeChecked();

  await page.goForward();
  await salary.expectAnswer('monthly', '3 690.06');

  await salary.recalculate.click();
  await expect(salary.grossSalary).toHaveValue(/^5\s000\.00$/);
  await salary.grossSalary.fill('8000');
  await salary.calculate.click();
  await expect(salary.answer('monthly')).toBeVisible();
});

test('what the server refuses is said at its field @desktop', async ({ page, watch }) => {
  watch.expectMessage(/status of 400/);
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.enter({ gross: '5000', taxClass: 1 });
  await page.route(calculation, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: {
        status: 400,
        errors: [{ field: 'grossSalary', code: 'belowMinimum', message: 'too low', limit: 6000 }],
      },
    }),
  );
  await salary.calculate.click();
  await expect(salary.failure).toContainText(salary.shared.failure.refused);
  await expect(salary.grossSalary).toHaveAttribute('aria-invalid', 'true');
  await expect(salary.grossSalary).toBeFocused();
  await expect(salary.grossSalary).toHaveValue(/^5\s000\.00$/);
});

test('a failed call keeps the entries and says so @desktop', async ({ page, watch }) => {
  // The browser logs the failed calls.
  watch.expectMessage(/Failed to load resource/);
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2025-05' });

  await page.route(calculation, (route) => route.abort());
  await salary.calculate.click();
  await expect(salary.failure).toContainText(salary.shared.failure.unreachable);
  await expect(salary.grossSalary).toHaveValue('5\u00A0000.00');
  await expect(salary.terms).toBeChecked();

  await page.unroute(calculation);
  await page.route(calculation, (route) => route.fulfill({ status: 500, body: '' }));
  await salary.calculate.click();
  await expect(salary.failure).toContainText(salary.shared.failure.failed);
  await expect(salary.grossSalary).toHaveValue('5\u00A0000.00');

  await page.unroute(calculation);
  await salary.failure.getByRole('button', { name: salary.shared.failure.tryAgain }).click();
  await salary.expectAnswer('monthly', '3 690.06');
});

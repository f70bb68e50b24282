import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { filled } from '../../support/site/texts.ts';

test('a payslip with a car, vouchers, overtime and a 13th month is entered and opened line by line @phone', async ({
  page,
}) => {
  const salary = await NetSalaryPage.open(page, 'en');
  const { form } = salary.words;
  const box = (name: string) => salary.form.getByRole('textbox', { name, exact: true });
  const list = (name: string) => salary.form.getByRole('combobox', { name });
  const fold = (title: string) => salary.fold(title);

  await salary.grossSalary.fill('5000');
  await salary.moreDetails.tap();
  await fold(salary.shared.rulePeriod.label).tap();
  await salary.rulePeriod.selectOption('2026-06');
  await salary.hoursAndPay.tap();
  await list(form.paymentsPerYear.label).selectOption('13');
  await fold(form.groups.hours).tap();
  await box(form.overtimeHours.label).fill('10');
  // Only hours on Sundays ask for the branch. A hotel owes no supplement for them.
  await expect(list(form.sundayRule.label)).toHaveCount(0);
  await box(form.sundayHours.label).fill('8');
  await list(form.sundayRule.label).selectOption({ label: form.sundayRule.name.hospitality });
  await fold(form.groups.car).tap();
  await box(form.carPrice.label).fill('45000');
  await list(form.carYear.label).selectOption('2026');
  await box(form.carConsumption.label).fill('170');
  await expect(salary.form.getByText('0.5\u00A0% of the price')).toBeVisible();
  // Only an own payment asks for its kind, and a share of the leasing for what the leasing costs.
  await expect(list(form.carPaymentKind.label)).toHaveCount(0);
  await box(form.carPayment.label.month).fill('100');
  await list(form.carPaymentKind.label).selectOption({ label: form.carPaymentKind.name.leasing });
  await box(form.carLeasingCost.label).fill('300');
  await fold(form.groups.vouchers).tap();
  await box(form.voucherCount.label).fill('18');
  // Folding loses no entry, and the heading names the entries inside.
  await fold(form.groups.hours).tap();
  await expect(fold(form.groups.hours)).toContainText('10 h of overtime');
  // A special rule shows its fields after its conditions are confirmed, here by keyboard.
  await fold(form.groups.rules).press('Enter');
  // The age of the law, L.I.R. art. 115 no 13c: under 30 at the start of the tax year.
  const rentQuestion = filled(form.hasRentPremium.label, { rentAge: 30 });
  await salary.form.getByRole('checkbox', { name: rentQuestion }).press('Space');
  await box(form.rentPremium.label).fill('500');
  await box(form.monthlyRent.label).fill('1200');
  await expectAccessible(page, 'special rules');
  await fold(form.groups.rules).press('Enter');
  await expect(fold(form.groups.rules)).toContainText(form.hasRentPremium.brief);
  await salary.terms.check();
  await salary.askForResult();

  // 5 000 / 173 x 10 = 289.02 and 40 % of it, 115.61; 0.5 % of 45 000 less 20 % of 300; 18 x 2.80.
  const { overtimePay, benefitsInKind, mealVoucherShare, rentPremium, exemptPay } =
    salary.salaryTexts.salaryLine;
  const table = salary.breakdown('monthly');
  for (const [line, amount] of [
    [overtimePay, '404.63'],
    [benefitsInKind, '165.00'],
    [mealVoucherShare, '50.40'],
    // 25 % of 500 is free of tax.
    [rentPremium, '500.00'],
    [exemptPay, '125.00'],
  ] as const) {
    await expect(table.getByRole('row').filter({ hasText: line.name })).toContainText(amount);
    const open = table.locator('button[aria-expanded]').filter({ hasText: line.name });
    await open.tap();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(
    page.getByText(filled(salary.salaryTexts.salaryHint.sundayLeave, { sundays: 20, days: 2 })),
  ).toBeVisible();
  // Every other line opens as well, and all of it is accessible.
  const closed = table.getByRole('button', {
    name: salary.shared.breakdown.howComputed,
    expanded: false,
  });
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().press('Enter');
    await expect(closed).toHaveCount(left - 1);
  }
  await expectAccessible(page, 'all lines opened');
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('row').filter({ hasText: rentPremium.name })).toBeVisible();
  await page.emulateMedia({ media: null });
  const bonus = page.getByRole('table', { name: 'Payslip for your bonus' });
  await expect(bonus.getByRole('row').nth(1)).toContainText('5 000.00'.replace(' ', '\u00A0'));
});

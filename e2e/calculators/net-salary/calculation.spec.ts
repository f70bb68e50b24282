import { dayInLuxembourg, periodOfDay } from '@suen/engine';
import { expect, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written as inLanguage } from '../../support/site/numbers.ts';
import { minimum, payslips } from './worked-payslips.ts';

for (const language of languages) {
  test(`${language}: from a typed salary to the payslip, to the cent${deviceTag(language)}`, async ({
    page,
  }) => {
    const salary = await NetSalaryPage.openUnfolded(page, language);
    const { rulePeriod } = periodOfDay(dayInLuxembourg(new Date()));
    await expect(salary.rulePeriod).toHaveValue(rulePeriod.payMonth);
    for (const { payMonth, taxClass, net, typed } of payslips) {
      await salary.enter({ gross: typed[language], taxClass, payMonth });
      await salary.calculate.click();
      await salary.expectAnswer('monthly', net);
      await expect(salary.breakdown('monthly').getByRole('row').last()).toContainText(
        inLanguage(net, language),
      );
      await expect(salary.disclaimer).toBeVisible();
      await salary.recalculate.click();
      await expect(salary.taxClass(taxClass)).toBeChecked();
      await expect(salary.rulePeriod).toHaveValue(payMonth);
    }
  });
}

test('an increase is added first @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  // 4 878.05 x 1.025 = 5 000.00, to the nearest cent
  await salary.enter({ gross: '4878.05', taxClass: 1, payMonth: '2025-05' });
  await salary.increase.fill('2.5');
  await salary.calculate.click();
  await salary.expectAnswer('monthly', '3 690.06');
});

test('a profit of the self-employed, by year, with accident insurance @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  const { headline } = salary.words.result;
  await salary.employment(2).check();
  await salary.salaryPeriod('annual').check();
  const profit = salary.form.getByRole('textbox', {
    name: salary.words.form.grossSalary.label.selfEmployed,
  });
  await profit.fill('60 000');
  await salary.rulePeriod.selectOption('2026-06');
  await salary.terms.check();
  await salary.form.getByRole('button', { name: salary.words.form.calculate.selfEmployed }).click();
  // By hand, 2026 in class 1: 17 %, 5.60 %, 0.50 % and 0.65 % of 60 000 are 14 250; long-term care 1.4 % x 60 000 = 840;
  // 60 000 - 14 250 - 480 = 45 270, down to 45 250; x 0.32 - 8 724.60 = 5 755.40; 5 755 x 1.07 down to 6 157; credits
  // 300 + 108; 60 000 - 14 250 - 840 - 6 157 + 408 = 39 161.00
  await expect(page.getByRole('heading', { name: headline.selfEmployed, level: 2 })).toContainText(
    '39 161.00',
  );
  const { accidentInsurance } = salary.salaryTexts.salaryLine;
  await expect(salary.howComputed(accidentInsurance.name)).toBeVisible();
});

test('below the minimum the field says so and nothing is sent @desktop', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  for (const period of ['monthly', 'annual'] as const) {
    const { below, least, written } = minimum[period];
    await salary.salaryPeriod(period).check();
    await salary.enter({ gross: below, taxClass: 1 });
    await salary.calculate.click();
    await expect(salary.grossSalary).toHaveAccessibleDescription(
      salary.minimumMessage(written, period),
    );
    await expect(salary.grossSalary).toHaveAttribute('aria-invalid', 'true');
    await expect(salary.grossSalary).toBeFocused();
    expect(calls).toEqual([]);

    await salary.grossSalary.fill(least);
    await salary.calculate.click();
    await expect(salary.answer(period)).toBeVisible();
    expect(calls.splice(0)).toHaveLength(1);
    await salary.recalculate.click();
  }
});

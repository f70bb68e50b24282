import { EventEmitter, once } from 'node:events';
import { expect, test } from '../browser/test.ts';
import { calculation, NetSalaryPage } from './net-salary-page.ts';
import { newestPayMonth, minimum, payslips } from './official-values.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { written as inLanguage } from '../site/numbers.ts';

for (const language of languages) {
  const tag = onPhonesInEnglishOnly(language);

  test(`${language}: from a typed salary to the payslip, to the cent${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const salary = await NetSalaryPage.open(page, language);
    await expect(salary.rulePeriod).toHaveValue(newestPayMonth);
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

  test(`${language}: below the minimum the field says so and nothing is sent${tag}`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    const salary = await NetSalaryPage.open(page, language);
    for (const period of ['monthly', 'annual'] as const) {
      const { below, least, written } = minimum[period];
      await salary.salaryPeriod(period).check();
      await salary.enter({ gross: below, taxClass: 1 });
      await salary.calculate.click();
      await expect(salary.grossSalary).toHaveAccessibleDescription(salary.minimumMessage(written));
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
}

test('changing between month and year checks the salary again @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  const message = salary.minimumMessage(minimum.annual.written);
  await salary.grossSalary.fill('5000');
  await salary.salaryPeriod('annual').check();
  await expect(salary.grossSalary).toHaveAccessibleDescription(message);
  await salary.salaryPeriod('monthly').check();
  await expect(salary.grossSalary).not.toHaveAccessibleDescription(message);
  await expect(salary.grossSalary).toHaveAttribute('aria-invalid', 'false');
});

test('nothing is calculated before the terms are accepted @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.grossSalary.fill('5000');
  await expect(salary.calculate).toBeDisabled();
  await expect(salary.calculate).toHaveAccessibleDescription(salary.shared.form.acceptFirst);
  await salary.terms.check();
  await expect(salary.calculate).toBeEnabled();
  await salary.terms.uncheck();
  await expect(salary.calculate).toBeDisabled();
});

test('the call carries the fields of the specification @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.enter({ gross: '5 000', taxClass: 3 });
  const [request] = await Promise.all([page.waitForRequest(calculation), salary.calculate.click()]);
  expect(request.postDataJSON()).toMatchObject({
    grossSalary: 5000,
    taxClass: 3,
    employmentType: 1,
    salaryPeriod: 'monthly',
    distanceToWork: 0,
    transportCosts: null,
    supplementaryPension: null,
    increasePercent: null,
    weeklyHours: null,
    payMonth: newestPayMonth,
  });
});

test('while the answer is awaited the button says so and sends once @desktop', async ({ page }) => {
  let calls = 0;
  const gate = new EventEmitter();
  await page.route(calculation, async (route) => {
    calls += 1;
    await once(gate, 'open');
    await route.continue();
  });
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.enter({ gross: '5000', taxClass: 1 });
  await salary.calculate.click();
  const waiting = salary.form.getByRole('button', { name: salary.shared.form.calculating });
  await expect(waiting).toBeVisible();
  await waiting.click({ force: true });
  gate.emit('open');
  await expect(salary.answer('monthly')).toBeVisible();
  expect(calls).toBe(1);
});

test('an increase is added first @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  // 4 878.05 x 1.025 = 5 000.00, to the nearest cent
  await salary.enter({ gross: '4878.05', taxClass: 1, payMonth: '2025-05' });
  await salary.hoursAndPay.click();
  await salary.increase.fill('2.5');
  await salary.calculate.click();
  await salary.expectAnswer('monthly', '3 690.06');
});

test('a profit of the self-employed, by year, with accident insurance @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.open(page, 'en');
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
  const { accidentInsurance } = salary.shared.salaryLine;
  await expect(salary.howComputed(accidentInsurance.name)).toBeVisible();
});

test('an older period says what it is for @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.open(page, 'en');
  await salary.rulePeriod.selectOption('2025-01');
  await expect(salary.rulePeriod).toHaveAccessibleDescription(salary.shared.rulePeriod.older);
});

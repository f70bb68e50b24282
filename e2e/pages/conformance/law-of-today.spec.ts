import { expectNoLayoutShift } from '../../support/browser/layout.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest as test } from '../../support/browser/test.ts';
import { homePath } from '../../support/site/addresses.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { TaxOptimizationPage } from '../../support/site/calculators/tax-optimization-page.ts';
import { filled, texts } from '../../support/site/texts.ts';

const { home } = texts.en;

/** The newest known law: 5 000 in class 1 from June 2026, by the administration's monthly table. */
const newestLaw = { net: 3676.5, shown: '3 676.50' } as const;

const days = [
  { day: '2026-12-31', isKnown: true, month: 'December 2026', payMonth: '2026-06' },
  { day: '2027-01-01', isKnown: false, month: 'January 2027', payMonth: '2027-01' },
  { day: '2028-06-01', isKnown: false, month: 'June 2028', payMonth: '2027-01' },
] as const;

for (const { day, isKnown, month, payMonth } of days) {
  test(`on ${day} card, form and API give the newest law known @desktop`, async ({
    page,
    request,
  }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await openPage(page, homePath);
    const card = page.getByRole('region', { name: home.example.title });
    await expect(
      page.getByText(filled(home.example.facts, { month: 'December 2026' })),
    ).toBeVisible();
    await expect(card).toContainText(newestLaw.shown);

    // The card leads to the form and fills it in. The user only accepts the terms.
    await card.getByRole('link', { name: home.example.goOn }).click();
    const salary = new NetSalaryPage(page, 'en');
    await expect(salary.grossSalary).toHaveValue(/^5\s000\.00$/);
    await expect(salary.taxClass(1)).toBeChecked();
    await salary.unfold();
    await expect(salary.rulePeriod).toHaveValue(payMonth);
    const { hint, notYetKnown } = salary.shared.rulePeriod;
    await expect(salary.rulePeriod).toHaveAccessibleDescription(isKnown ? hint : notYetKnown);
    await salary.terms.check();
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/v1/SalaryCalculator/calculate'),
      salary.calculate.click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ payMonth });
    await salary.expectAnswer('monthly', newestLaw.shown);
    const note = page.getByText(
      filled(salary.salaryTexts.salaryHint.rulesNotYetKnown, {
        month,
        period: 'June to December 2026',
      }),
    );
    await expect(note).toHaveCount(isKnown ? 0 : 1);

    const answer = await request.post('/api/v1/SalaryCalculator/calculate', {
      data: { grossSalary: 5000, taxClass: 1 },
    });
    const { monthlySalary } = await answer.json();
    expect(monthlySalary.netSalary).toBe(newestLaw.net);
  });
}

// The HTML of the page was made on another day.
for (const [day, payMonth, taxYear] of [
  ['2024-07-01', '2024-01', '2024'],
  ['2025-04-30', '2025-01', '2025'],
  ['2025-05-01', '2025-05', '2025'],
  ['2026-05-31', '2026-01', '2026'],
] as const) {
  test(`opened on ${day}, a page has the law of that day and does not jump @phone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    const salary = await NetSalaryPage.open(page, 'en');
    await expectNoLayoutShift(page, 'net salary');
    await salary.unfold();
    await expect(salary.rulePeriod).toHaveValue(payMonth);
    await expect(salary.rulePeriod).toHaveAccessibleDescription(salary.shared.rulePeriod.hint);
    const tax = await TaxOptimizationPage.open(page, 'en');
    await expect(tax.taxYear).toHaveValue(taxYear);
    await expectNoLayoutShift(page, 'tax optimisation');
  });
}

test('a period that the reader chose stays, over other pages and back @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.rulePeriod.selectOption('2025-05');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.faq.title);
  await page.goBack();
  await expect(salary.rulePeriod).toHaveValue('2025-05');
});

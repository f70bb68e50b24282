import { expect, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { filled, texts } from '../../support/site/texts.ts';

for (const language of languages) {
  const { explanation, salarySteps } = texts[language];

  test(`${language}: a line says how it is computed${deviceTag(language)}`, async ({ page }) => {
    const salary = await NetSalaryPage.openUnfolded(page, language);
    await salary.showResult();
    const { pensionContributions } = salary.salaryTexts.salaryLine;
    const open = salary.howComputed(pensionContributions.name, salary.breakdown('monthly'));
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await open.click();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    // 5 000.00 x 8 %. One sentence comes first.
    await expect(page.getByRole('main')).toContainText(
      filled(explanation.brief.share, {
        share: '8 %',
        amount: written('€ 5 000.00', language),
      }),
    );
    const steps = await salary.openWhole();
    const last = steps
      .getByRole('listitem')
      .filter({ hasText: salarySteps.why.pensionContributions });
    await expect(last).toContainText(salarySteps.title.pensionContributions);
    // 5 000.00 x 8 % = 400.00, the pension contribution of a May 2025 payslip
    await expect(last).toContainText(
      `${salarySteps.name.contributionBase} ${written('€ 5 000.00', language)} × ${salarySteps.name.pensionRate} 8 %`,
    );
    await expect(last).toContainText(written('€ 400.00', language));
    await expect(last.getByRole('link')).toHaveAttribute('href', /^https:/);
    await open.click();
    await expect(steps).toBeHidden();
  });
}

test('month and year, each with its table @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.enter({ gross: '5000', taxClass: 1, payMonth: '2026-06' });
  await salary.calculate.click();
  await salary.expectAnswer('monthly', '3 676.50');
  await expect(salary.tab('monthly')).toHaveAttribute('aria-selected', 'true');
  await salary.tab('annual').click();
  // 60 000 in 2026, class 1, no travel (by hand in engine/src/calculators/net-salary/examples.ts)
  await salary.expectAnswer('annual', '44 104.21');
  await expect(salary.breakdown('annual').getByRole('row').last()).toContainText('44 104.21');
  await expect(salary.breakdown('monthly')).toHaveCount(0);
  await expect(
    page.getByText(
      filled(salary.shared.rulePeriod.chip, {
        period: filled(salary.shared.rulePeriod.year, { year: 2026 }),
      }),
    ),
  ).toBeVisible();
});

test('the chart enlarges to a dialog of its size @desktop', async ({ page }) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.showResult();
  expect((await salary.chart.boundingBox())?.height).toBe(250);
  await salary.enlargeChart.click();
  await expect(salary.dialog).toBeVisible();
  expect((await salary.enlargedChart.boundingBox())?.height).toBe(500);
  // 80 % of the window's 1280, at most 1200
  expect((await salary.dialog.boundingBox())?.width).toBe(1024);
  await page.keyboard.press('Escape');
  await expect(salary.dialog).toBeHidden();
  await expect(salary.enlargeChart).toBeFocused();
});

test('on a phone dialogs take the whole screen @phone', async ({ page }) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  const whole = { x: 0, y: 0, ...page.viewportSize() };
  await salary.openTerms.tap();
  expect(await salary.dialog.boundingBox()).toEqual(whole);
  await salary.dialog.getByRole('button', { name: salary.shared.dialog.close }).tap();
  await expect(salary.dialog).toBeHidden();
  await salary.showResult();
  await salary.enlargeChart.tap();
  await expect(salary.enlargedChart).toBeVisible();
  expect(await salary.dialog.boundingBox()).toEqual(whole);
});

test('national figures are asked for once, when a panel is opened @desktop', async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/stats/salary')) bodies.push(request.postDataJSON());
  });
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.showResult();
  expect(bodies).toEqual([]);
  await salary.comparison('gross').click();
  const { averageSalary, netMedianHousehold } = salary.statistics.statistic;
  await expect(page.getByText(averageSalary.name).filter({ visible: true }).first()).toBeVisible();
  await salary.comparison('net').click();
  await expect(
    page.getByText(netMedianHousehold.name).filter({ visible: true }).first(),
  ).toBeVisible();
  // 7 700 x 6 073 / 7 259, to whole tens (STATEC, SILC 2023 and 2024).
  await expect(
    page.getByRole('listitem').filter({ hasText: netMedianHousehold.name, visible: true }),
  ).toContainText('6 440.00');
  await salary.comparison('gross').click();
  await salary.comparison('gross').click();
  expect(bodies).toEqual([{ userGrossSalary: 5000, userNetSalary: 3690.06, payMonth: '2025-05' }]);
});

import { expect, test } from '../../support/browser/test.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { languages, deviceTag, type Language } from '../../support/site/languages.ts';
import { filled } from '../../support/site/texts.ts';

/** Words for employees only. They must not appear for a profit. */
const wordsOfEmployees: Readonly<Record<Language, RegExp>> = {
  en: /tax card|payslip|wage indexation|8\.5\s%/,
  fr: /fiche de retenue|fiche de salaire|tranche indiciaire|8,5\s%/,
  de: /Lohnsteuerkarte|Lohnzettel|Indextranche|8,5\s%/,
};

for (const language of languages) {
  const tag = deviceTag(language);

  test(`${language}: what there is to read follows the employment${tag}`, async ({ page }) => {
    const salary = await NetSalaryPage.openUnfolded(page, language);
    const main = page.getByRole('main');
    await salary.rulePeriod.selectOption('2026-06');
    await expect(main).toContainText(wordsOfEmployees[language]);
    await salary.employment(2).check();
    await expect(main).not.toContainText(wordsOfEmployees[language]);
    // CSS art. 241: both shares of the pension contribution in 2026
    await expect(main).toContainText(/17\s%/);
    await expect(
      salary.form.getByRole('button', { name: salary.words.form.calculate.selfEmployed }),
    ).toBeVisible();
  });
}

test('pay at the minimum wage for the hours is not said to be below it @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.enter({ gross: '1385.67', taxClass: 1, payMonth: '2026-06' });
  await salary.weeklyHours.fill('20');
  await salary.calculate.click();
  await expect(salary.answer('monthly')).toBeVisible();
  await expect(salary.belowMinimumWage('1 385.67')).toHaveCount(0);
});

test('a salary of a year opens on the tab of the year, where comparisons speak of the year @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.salaryPeriod('annual').check();
  await salary.enter({ gross: '60 000', taxClass: 1, payMonth: '2026-06' });
  await salary.calculate.click();
  // 60 000 in 2026, class 1 (engine/src/calculators/net-salary/examples.ts)
  await salary.expectAnswer('annual', '44 104.21');
  await expect(salary.tab('annual')).toHaveAttribute('aria-selected', 'true');
  await salary.comparison('gross').click();
  const { comparison } = salary.statistics;
  await expect(page.getByText(comparison.period.annual).first()).toBeVisible();
  await salary.tab('monthly').click();
  await expect(page.getByText(comparison.period.monthly).first()).toBeVisible();
});

test('part time lowers the smallest salary, and pay below the minimum wage is said to be so @desktop', async ({
  page,
}) => {
  const salary = await NetSalaryPage.openUnfolded(page, 'en');
  await salary.enter({ gross: '989.16', taxClass: 1, payMonth: '2026-06' });
  await salary.weeklyHours.fill('20');
  await salary.calculate.click();
  // 1 978.34 x 20 / 40
  await expect(salary.grossSalary).toHaveAccessibleDescription(salary.lowestMessage('989.17'));
  await salary.grossSalary.fill('989.17');
  await salary.calculate.click();
  await expect(salary.answer('monthly')).toBeVisible();
  // 2 771.33 x 20 / 40, to the nearest cent
  await expect(salary.belowMinimumWage('1 385.67')).toBeVisible();
  const { weeklyHours } = salary.salaryTexts;
  await expect(page.getByText(filled(weeklyHours.name, { hours: 20 }))).toBeVisible();
});

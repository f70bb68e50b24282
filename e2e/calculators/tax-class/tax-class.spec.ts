import { tabTo } from '../../support/browser/focus.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest as test } from '../../support/browser/test.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { openCalculator } from '../../support/site/calculators/calculators.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { languages } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { filled, texts } from '../../support/site/texts.ts';
import { finderOn } from './finder.ts';

for (const language of languages) {
  test.describe(`${language} @desktop`, () => {
    test('a couple in France finds its class and what a request is worth, by keyboard alone', async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
      await openPage(page, addressOf('/tax-class', language));
      const finder = finderOn(page, language);
      const { keyboard } = page;
      await expect(finder.residence('luxembourg')).toBeFocused();
      await expect(finder.civilStatus('married')).toHaveCount(0);
      await keyboard.press('ArrowDown');
      await expect(finder.residence('france')).toBeChecked();
      await tabTo(page, finder.civilStatus('single'));
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await expect(finder.civilStatus('married')).toBeChecked();
      // Unnecessary questions are not asked: no year of the marriage, no year of birth.
      await expect(finder.box(finder.words.form.birthYear.label)).toHaveCount(0);
      await expect(finder.box(finder.words.form.grossSalary.label)).toHaveCount(0);
      await tabTo(page, finder.spouse('true'));
      await keyboard.press('ArrowDown');
      await expect(finder.spouse('false')).toBeChecked();
      await tabTo(page, finder.box(finder.words.form.grossSalary.label));
      await keyboard.type('5000');
      await tabTo(page, finder.box(finder.words.form.grossSalary2.label.spouse));
      await keyboard.type('3200');
      await tabTo(page, finder.terms);
      await keyboard.press('Space');
      await tabTo(page, finder.find);
      await keyboard.press('Enter');

      const { salary: salaryTexts } = texts[language];
      await expect(finder.headline).toBeFocused();
      await expect(finder.headline).toContainText(salaryTexts.taxClass.name[1]);
      // engine/src/calculators/tax-class/examples.ts has the arithmetic.
      for (const amount of ['11 383.00', '9 181.00', '2 202.00']) {
        await expect(finder.worth).toContainText(written(amount, language));
      }
      await expect(finder.tests.getByRole('row')).toHaveCount(5);
      await expect(finder.tests).toContainText(finder.words.result.tests.met);
      await expect(page.getByText(finder.words.result.option.condition.open)).toBeVisible();
      // The answer draws what the request saves of the tax.
      await expect(page.getByText(finder.words.result.option.table.annual)).toBeVisible();
      await tabTo(
        page,
        finder.worth.getByRole('button').filter({ hasText: finder.words.result.option.table.with }),
      );
      await keyboard.press('Enter');
      await tabTo(page, finder.whole);
      await keyboard.press('Enter');
      await expect(finder.steps).toContainText(texts[language].taxClassSteps.title.worldIncome);
    });

    test('a tax class field leads here, and the class comes back to the entries', async ({
      page,
    }) => {
      const salary = await NetSalaryPage.open(page, language);
      const finder = finderOn(page, language);
      const { salary: salaryTexts } = texts[language];
      await salary.grossSalary.fill('4321');
      await page.getByRole('link', { name: salaryTexts.taxClass.find }).click();
      await finder.residence('luxembourg').check();
      await finder.civilStatus('widowed').check();
      await finder.box(finder.words.form.civilStatusSince.label.widowed).fill('2010');
      await finder.terms.check();
      await finder.find.click();
      await expect(finder.headline).toContainText(salaryTexts.taxClass.name[2]);
      const back = filled(finder.words.result.use.back, { taxClass: salaryTexts.taxClass.name[2] });
      await page.getByRole('link', { name: back }).click();
      await expect(salary.taxClass(2)).toBeChecked();
      await expect(salary.grossSalary).toHaveValue(/^4\s321[.,]00$/);
    });
  });
}

test('an early click says which question is not answered', async ({ page }) => {
  const finder = await openCalculator('tax-class')(page, 'en');
  const { residence, civilStatus } = finderOn(page, 'en');
  await finder.terms.check();
  await finder.calculate.click();
  await expect(residence('luxembourg')).toBeFocused();
  await expect(finder.form).toContainText(texts.en.shared.error.required);
  await residence('germany').check();
  await expect(civilStatus('single')).toBeVisible();
});

test('telework beyond the days is named with what happens', async ({ page }) => {
  const finder = await openCalculator('tax-class')(page, 'en');
  const { words, residence, civilStatus, box } = finderOn(page, 'en');
  await residence('germany').check();
  await civilStatus('single').check();
  await box(words.form.birthYear.label).fill('1990');
  await finder.form.locator('summary').click();
  await box(words.form.daysOutside.label).fill('40');
  await box(words.form.teleworkPercent.label).fill('30');
  await finder.terms.check();
  await finder.askForResult();
  await expect(
    page.getByText(filled(words.result.telework.days.exceeded, { worked: 40, limit: 34 })),
  ).toBeVisible();
  await expect(
    page.getByText(
      filled(words.result.telework.insurance.luxembourgOnRequest, { percent: '30 %' }),
    ),
  ).toBeVisible();
});

// The tax rate follows the income of both: what the spouse earns abroad raises it (L.I.R. art. 157ter).
test('a request that costs more than it saves is said so before its figures', async ({ page }) => {
  const finder = await openCalculator('tax-class')(page, 'en');
  const { words, residence, civilStatus, spouse, box, worth } = finderOn(page, 'en');
  await residence('france').check();
  await civilStatus('married').check();
  await spouse('false').check();
  await box(words.form.grossSalary.label).fill('4000');
  await box(words.form.foreignIncome2.label.spouse).fill('9000');
  await finder.terms.check();
  await finder.askForResult();
  await expect(page.getByText(words.result.option.condition.costly)).toBeVisible();
  await expect(page.getByText(words.result.option.table.annual)).toHaveCount(0);
  await expect(worth).toContainText(words.result.option.table.more);
  await expect(
    page.getByText(/With the request below, you would pay €\s[\d\s]+ more tax a year\./),
  ).toBeVisible();
});

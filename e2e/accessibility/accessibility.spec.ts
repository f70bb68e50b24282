import { expectAccessible } from '../browser/accessible.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/test.ts';
import { Frame } from '../frame/frame.ts';
import { JointSalaryPage } from '../joint-salary/joint-salary-page.ts';
import { NetSalaryPage } from '../net-salary/net-salary-page.ts';
import { texts } from '../site/texts.ts';
import { addressOf, contentPages, homePath, unknownPath } from '../site/addresses.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { openFolds } from '../browser/open-folds.ts';

for (const language of languages) {
  test.describe(`pages to read, ${language}${onPhonesInEnglishOnly(language)}`, () => {
    test('are accessible', async ({ page }) => {
      for (const { path, namespace } of contentPages.filter((each) => each.path !== homePath)) {
        await openPage(page, addressOf(path, language));
        await openFolds(page);
        await expectAccessible(page, namespace);
      }
    });
  });

  test.describe(`${language}${onPhonesInEnglishOnly(language)}`, () => {
    test('home, menu, drop-downs and not-found page are accessible', async ({ page, watch }) => {
      watch.expectMessage(/status of 404/);
      await openPage(page, addressOf(unknownPath, language));
      await expectAccessible(page, 'not found');
      await openPage(page, addressOf(homePath, language));
      await expectAccessible(page, 'home');
      const frame = new Frame(page, language);
      await frame.languageSwitch.click();
      await expectAccessible(page, 'languages');
      await frame.schemeSwitch.click();
      await expectAccessible(page, 'colour schemes');
      await frame.menuButton.click();
      await expect(frame.drawer).toBeVisible();
      await expectAccessible(page, 'drawer');
    });

    test('the form in all its states is accessible', async ({ page }) => {
      const salary = await NetSalaryPage.open(page, language);
      await expectAccessible(page, 'form');
      await salary.openTerms.click();
      await expectAccessible(page, 'terms');
      await page.keyboard.press('Escape');
      await salary.hoursAndPay.click();
      await salary.increase.fill('200');
      await salary.enter({ gross: '1000', taxClass: 3 });
      await salary.calculate.click();
      await expect(salary.grossSalary).toHaveAttribute('aria-invalid', 'true');
      await openFolds(page);
      await expectAccessible(page, 'errors and opened questions');
    });

    test('the result in all its states is accessible', async ({ page }) => {
      const salary = await NetSalaryPage.open(page, language);
      await salary.showResult();
      await expect(salary.chart).toBeVisible();
      await expectAccessible(page, 'month');
      await salary.howComputed(salary.shared.salaryLine.tax.name).click();
      await salary.howComputed(salary.shared.salaryLine.longTermCareInsurance.name).click();
      await expect(
        page.getByRole('table', { name: texts[language].explanation.bracket.caption }),
      ).toBeVisible();
      await expectAccessible(page, 'explanations');
      await salary.tab('annual').click();
      await salary.comparison('gross').click();
      await salary.comparison('net').click();
      const { statistic } = salary.shared;
      await expect(
        page.getByText(statistic.netMedianAdult.name).filter({ visible: true }).first(),
      ).toBeVisible();
      await expectAccessible(page, 'year and comparisons');
      await salary.enlargeChart.click();
      await expect(salary.enlargedChart).toBeVisible();
      await expectAccessible(page, 'enlarged chart');
    });

    test('a couple’s form and result are accessible', async ({ page }) => {
      const joint = await JointSalaryPage.open(page, language);
      await expectAccessible(page, 'couple, form');
      await joint.moreDetails.click();
      await joint.enter({ gross: '1000', gross2: '1000', taxClass: 3 });
      await joint.calculate.click();
      await expect(joint.grossSalary('person2')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'couple, errors');
      await joint.enter({ gross: '5000', taxClass: 3 });
      await joint.calculate.click();
      await expect(joint.chart).toBeVisible();
      await expect(joint.chartOf('person2')).toBeDisabled();
      await expectAccessible(page, 'couple, one person');
      await joint.recalculate.click();
      await joint.showResult();
      await expect(joint.chart).toBeVisible();
      await joint.tab('annual').click();
      const { tax } = joint.shared.salaryLine;
      await joint.howComputed(tax.name, joint.breakdown('person1', 'annual')).click();
      await joint.howComputed(tax.name, joint.breakdown('total', 'annual')).click();
      await expectAccessible(page, 'couple, year and explanations');
      await joint.enlargeChart.click();
      await expect(joint.enlargedChart).toBeVisible();
      await expectAccessible(page, 'couple, enlarged chart');
    });
  });
}

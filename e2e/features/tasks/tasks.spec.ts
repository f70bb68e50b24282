import type { Page } from '@playwright/test';
import { Hands } from '../../support/browser/hands.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expect, freshTest as test } from '../../support/browser/test.ts';
import { FreelancePage } from '../../support/site/calculators/freelance-page.ts';
import { HomeAffordabilityPage } from '../../support/site/calculators/home-affordability-page.ts';
import { JointSalaryPage } from '../../support/site/calculators/joint-salary-page.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { SolarPanelsPage } from '../../support/site/calculators/solar-panels-page.ts';
import { Frame } from '../../support/site/frame.ts';
import { filled, texts } from '../../support/site/texts.ts';

// The main tasks of users, by keyboard alone. A first answer takes at most one field and three presses, and two
// more to unfold what few people change. The class of a married
// commuter is in ../tax-class.

const today = new Date('2026-11-20T12:00:00Z');

async function handsOn(page: Page): Promise<Hands> {
  await page.clock.setFixedTime(today);
  return new Hands(page);
}

test.describe('@desktop', () => {
  // By hand from the law of 2026: a profit of 53 520 leaves 39 255.92 in class 2; 39 255.92 / 12 = 3 271.33. With VAT in the rate
  // 53 520 / 1.17 = 45 743.59 is the profit, and 53 520 - 45 743.59 = 7 776.41 the VAT.
  test('a freelancer sees both, without VAT and with it', async ({ page }) => {
    const hands = await handsOn(page);
    const freelance = await FreelancePage.open(page, 'en');
    await hands.press(freelance.terms, 'Space');
    await hands.press(freelance.calculate);
    await freelance.expectAnswer('monthly', '3 271.33');
    hands.expectEffort({ typed: 0, pressed: 2 });
    const { withVat } = freelance.words.result.assumed;
    await hands.press(page.getByRole('button', { name: filled(withVat, { percent: '17 %' }) }));
    await expect(freelance.headline).toBeFocused();
    await expect(freelance.yearFigure('profit')).toContainText('45 743.59');
    await expect(freelance.yearFigure('vat')).toContainText('7 776.41');
    hands.expectEffort({ typed: 0, pressed: 3 });
    await page.goBack();
    await freelance.expectAnswer('monthly', '3 271.33');
  });

  // A profit of 60 000 in class 1 leaves 39 161.00 in 2026, worked by hand from the law; 39 161.00 / 12 = 3 263.42.
  test('a self-employed person reads a profit and no payslip', async ({ page }) => {
    const hands = await handsOn(page);
    const salary = await NetSalaryPage.open(page, 'en');
    await hands.type(salary.grossSalary, '5000');
    // Few people are self-employed, so that the question is folded twice.
    await hands.press(salary.moreDetails);
    await hands.press(salary.fold(salary.salaryTexts.employmentType.label));
    await hands.choose(salary.employment(1), salary.employment(2));
    const { calculate } = salary.words.form;
    await hands.press(salary.terms, 'Space');
    await hands.press(salary.form.getByRole('button', { name: calculate.selfEmployed }));
    const { headline } = salary.words.result;
    const answer = page.getByRole('heading', { name: headline.selfEmployed, level: 2 });
    await expect(answer).toContainText('3 263.42');
    await expect(page.getByRole('main')).not.toContainText(/tax card|employer/i);
    hands.expectEffort({ typed: 1, pressed: 5 });
  });

  // 7.2 x (1 155 - 33 x 7.2) = 6 605.28; 14 400 - 6 605.28 - 500 = 7 294.72; 7 294.72 / 825.12 = 8.8 years.
  test('a homeowner sees solar panels with the subsidy of 2026', async ({ page }) => {
    const hands = await handsOn(page);
    const solar = await SolarPanelsPage.open(page, 'en');
    await hands.type(solar.consumption, '7200');
    await hands.press(solar.terms, 'Space');
    await hands.press(solar.calculate);
    await expect(solar.headline).toBeFocused();
    await hands.press(solar.schemeInForceButton);
    await expect(solar.headline).toContainText('€ 825');
    await expect(solar.section('cost')).toContainText('6 605');
    await expect(solar.section('investment')).toContainText('8.8');
    hands.expectEffort({ typed: 1, pressed: 3 });
  });

  // An easy loan on 60 000 a year over 20 years at 3.2 % is 295 161.39, the worked example of the method.
  test('two incomes lead to the price of a home', async ({ page }) => {
    const hands = await handsOn(page);
    const joint = await JointSalaryPage.open(page, 'en');
    await hands.type(joint.grossSalary('person1'), '5000');
    await hands.type(joint.grossSalary('person2'), '4000');
    await hands.press(joint.terms, 'Space');
    await hands.press(joint.calculate);
    await expect(joint.headline).toBeFocused();
    hands.expectEffort({ typed: 2, pressed: 2 });
    const { question } = texts.en.nextQuestion['home-affordability'];
    await hands.press(page.getByRole('link', { name: question }));
    const home = new HomeAffordabilityPage(page, 'en');
    await expect(home.income).toHaveValue(/^\d/);
    const income = Number((await home.income.inputValue()).replaceAll(/\s/g, ''));
    await hands.press(home.terms, 'Space');
    await hands.press(home.calculate);
    const price = Math.round((income / 60_000) * 295_161.39);
    await expect(home.headline).toHaveAccessibleName(new RegExp(`€${price}`));
    hands.expectEffort({ typed: 2, pressed: 5 });
  });

  // 5 000 a month in class 1 from June 2026: 3 676.50, worked by hand from the law.
  test('somebody who comes back tomorrow finds the answer of today', async ({ page }) => {
    const hands = await handsOn(page);
    const salary = await NetSalaryPage.open(page, 'en');
    const { sharing, keptCalculations } = texts.en;
    await hands.type(salary.grossSalary, '5000');
    await hands.press(salary.terms, 'Space');
    await hands.press(salary.calculate);
    await salary.expectAnswer('monthly', '3 676.50');
    hands.expectEffort({ typed: 1, pressed: 2 });
    await hands.press(page.getByRole('button', { name: sharing.keep.action, exact: true }));
    await hands.press(salary.dialog.getByRole('button', { name: sharing.keep.action }));
    await expect(salary.dialog).toContainText(/is saved on this device/);
    hands.expectEffort({ typed: 1, pressed: 4 });

    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    await page.evaluate(() => sessionStorage.clear());
    await openPage(page, '/');
    const tomorrow = new Hands(page);
    const frame = new Frame(page, 'en');
    await tomorrow.press(frame.menuButton);
    const kept = frame.drawer.getByRole('listitem').filter({
      has: page.getByRole('button', {
        // Its name goes on with the entries.
        name: filled(keptCalculations.delete, { name: '€ 5 000' }).slice(0, -1),
      }),
    });
    await tomorrow.press(kept.getByRole('link'));
    await tomorrow.press(salary.terms, 'Space');
    await tomorrow.press(salary.calculate);
    await salary.expectAnswer('monthly', '3 676.50');
    tomorrow.expectEffort({ typed: 0, pressed: 4 });
  });
});

import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect, test } from '../../support/browser/test.ts';
import { LoanOverpaymentPage } from '../../support/site/calculators/loan-overpayment-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { printedPages } from '../../support/site/result-files.ts';
import { filled, texts } from '../../support/site/texts.ts';

for (const language of languages) {
  // calculatorlib.com, mortgage recast calculator: 300,000 at 6 % with 300 months left, 50,000 paid: 1,932.9 becomes 1,610.75,
  // 322.15 less; interest 233,226.05. Without it 1,932.9042 x 300 - 300,000 = 279,871.26 (279,871.2573). With the payment kept
  // the months are -ln(1 - 250,000 x 0.005 / 1,932.9042) / ln(1.005) = 208.6, so 209.
  test(`${language}: both options of a published loan, the chart's table and the way back${deviceTag(language)}`, async ({
    page,
  }) => {
    const overpayment = await LoanOverpaymentPage.open(page, language);
    await overpayment.showResult();
    await expect(overpayment.figures('lower')).toContainText([
      written('279 871', language),
      written('233 226', language),
      // 279 871.26 - 233 226.05
      written('46 645', language),
      written('1 932.90', language),
      written('1 610.75', language),
      written('322.15', language),
    ]);
    const { months } = overpayment.shared.term;
    const inMonths = (count: number) => filled(months, { count });
    await expect(overpayment.figures('shorter').nth(3)).toHaveText(inMonths(300));
    await expect(overpayment.figures('shorter').nth(4)).toHaveText(inMonths(209));
    await expect(overpayment.figures('shorter').nth(5)).toHaveText(inMonths(91));

    // Six months of 6 % on 50 000
    const { indemnity, balances } = overpayment.words.result;
    await expect(page.getByRole('table', { name: indemnity.title })).toContainText(
      written('1 500', language),
    );
    await expect(
      page.getByText(
        filled(indemnity.notes.conditions, { indemnityMonths: 6, occupationYears: 2 }),
      ),
    ).toBeVisible();
    await expect(
      page.getByText(
        filled(indemnity.notes.amount, { cappedAmount: written('€ 450 000', language) }),
      ),
    ).toBeVisible();

    await expect(overpayment.chart).toBeVisible();
    await overpayment.showFigures.click();
    const firstRow = page.getByRole('table', { name: balances.title }).getByRole('row').nth(1);
    await expect(firstRow).toContainText(balances.today);
    await expect(firstRow).toContainText(written('300 000', language));
    await expect(firstRow).toContainText(written('250 000', language));

    await overpayment.change(overpayment.words.form.remainingTermYears.label).click();
    await expect(overpayment.years).toBeFocused();
    await expect(overpayment.loanAmount).toHaveValue(written('300\u00A0000.00', language));
    await expect(overpayment.terms).toBeChecked();
  });
}

// Six months of 3.5 % on 450 000 are 7 875; the cap covers no more of the 500 000.
test('a prepayment beyond the cap has no highest indemnity @desktop', async ({ page }) => {
  const overpayment = await LoanOverpaymentPage.open(page, 'en');
  await overpayment.fillIn({ amount: '600000', prepayment: '500000' });
  await overpayment.interestRate.fill('3.5');
  await overpayment.askForResult();
  const { indemnity } = overpayment.words.result;
  const figures = {
    cappedAmount: '€ 450 000',
    occupationYears: 2,
    beyond: '€ 50 000',
  };
  const table = page.getByRole('table', { name: indemnity.title });
  await expect(table).toContainText(filled(indemnity.nameOfPart, figures));
  await expect(table).toContainText('7 875');
  await expect(page.getByText(filled(indemnity.beyond, figures))).toBeVisible();
  await table.getByRole('button').click();
  const steps = await overpayment.openWhole();
  await expect(steps).toContainText(texts.en.prepaymentSteps.why.amountUnderCap);
  await expect(steps).toContainText(texts.en.prepaymentSteps.title.amountWithoutCap);
});

for (const language of languages) {
  // 120 000 without interest over ten years are 1 000 a month. From this month to a December six years on there are n payments:
  // 120 000 / n, up to the next cent, less the 1 000.
  test(`${language}: free of debt in a year, and what is repaid for it${deviceTag(language)}`, async ({
    page,
  }) => {
    const overpayment = await LoanOverpaymentPage.open(page, language);
    const today = new Date();
    const year = today.getFullYear() + 6;
    const months = 6 * 12 + 11 - today.getMonth();
    const payment = Math.ceil(12_000_000 / months) / 100 - 1000;
    await overpayment.loanAmount.fill('120000');
    await overpayment.interestRate.fill('0');
    await overpayment.prepayment.fill('0');
    await overpayment.openFold('regular');
    await overpayment.goal.check();
    await overpayment.goalYear.fill(String(year));
    await overpayment.terms.check();
    await overpayment.askForResult();
    await expect(overpayment.headline).toContainText(written(payment.toFixed(2), language));
    const { regular, goal } = overpayment.words.result;
    await expect(page.getByText(goal.payment)).toBeVisible();
    // All but the 1 000 of each month but the last is repaid early.
    await expect(page.getByRole('table', { name: regular.title })).toContainText(
      written(`${120 - months} 000`, language),
    );
    await expectAccessible(page, 'a goal');
    expect(await printedPages(page)).toBeLessThanOrEqual(2);
  });
}

// 1 000 at 1 % a month over two months: 600 save 11.02, so 5.02 after a charge of 6. In the first month they save 1 % of 600, which
// is the charge; with the second month repaying is better than savings without interest.
for (const language of languages) {
  test(`${language}: by keyboard alone, the charge of the bank and savings @desktop`, async ({
    page,
  }) => {
    const overpayment = await LoanOverpaymentPage.open(page, language);
    const type = async (field: Locator, text: string) => {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    };
    await type(overpayment.loanAmount, '1000');
    await type(overpayment.interestRate, '12');
    await type(overpayment.years, '0');
    await type(overpayment.months, '2');
    await type(overpayment.prepayment, '600');
    await overpayment.openFold('savings');
    await type(overpayment.savingsRate, '0');
    await overpayment.openFold('charge');
    await type(overpayment.charge, '6');
    await overpayment.terms.press('Space');
    await overpayment.calculate.press('Enter');
    await expect(overpayment.headline).toBeFocused();
    const { net, breakEven } = overpayment.words.result;
    const euros = (amount: string) => written(`€\u00A0${amount}`, language);
    await expect(overpayment.figure(filled(net.entered, { charge: euros('6') }))).toHaveText(
      euros('5'),
    );
    const better = filled(breakEven.betterOnce, { once: euros('600') });
    await expect(overpayment.figure(better)).toHaveText(
      filled(overpayment.shared.term.months, { count: 2 }, language),
    );
  });
}

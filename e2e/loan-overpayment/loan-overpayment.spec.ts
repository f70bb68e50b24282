import { tabTo, tabToFootWithVisibleFocus } from '../browser/focus.ts';
import { expect, test } from '../browser/test.ts';
import { filled, texts } from '../site/texts.ts';
import { calculation, LoanOverpaymentPage } from './loan-overpayment-page.ts';
import { addressOf, calculatorPath } from '../site/addresses.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { written } from '../site/numbers.ts';

for (const language of languages) {
  // calculatorlib.com, mortgage recast calculator: 300,000 at 6 % with 300 months left, 50,000 paid: 1,932.9 becomes 1,610.75,
  // 322.15 less; interest 233,226.05. Without it 1,932.9042 x 300 - 300,000 = 279,871.26 (279,871.2573). With the payment kept
  // the months are -ln(1 - 250,000 x 0.005 / 1,932.9042) / ln(1.005) = 208.6, so 209.
  test(`${language}: both options of a published loan, the chart's table and the way back${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const overpayment = await LoanOverpaymentPage.open(page, language);
    await overpayment.showResult();
    await expect(overpayment.figures('lower')).toContainText([
      written('279 871.26', language),
      written('233 226.05', language),
      // 279 871.26 - 233 226.05
      written('46 645.21', language),
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
      written('1 500.00', language),
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
    await expect(firstRow).toContainText(written('300 000.00', language));
    await expect(firstRow).toContainText(written('250 000.00', language));

    await overpayment.change(overpayment.words.form.remainingTermYears.label).click();
    await expect(overpayment.years).toBeFocused();
    await expect(overpayment.loanAmount).toHaveValue(written('300\u00A0000.00', language));
    await expect(overpayment.terms).toBeChecked();
  });
}

for (const language of languages) {
  // Six months of 3.5 % on 450 000 are 7 875; the cap covers no more of the 500 000.
  test(`${language}: a prepayment beyond the cap has no highest indemnity${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const overpayment = await LoanOverpaymentPage.open(page, language);
    await overpayment.fillIn({ amount: '600000', prepayment: '500000' });
    await overpayment.interestRate.fill('3.5');
    await overpayment.askForResult();
    const { indemnity } = overpayment.words.result;
    const figures = {
      cappedAmount: written('€ 450 000', language),
      occupationYears: 2,
      beyond: written('€ 50 000', language),
    };
    const table = page.getByRole('table', { name: indemnity.title });
    await expect(table).toContainText(filled(indemnity.nameOfPart, figures));
    await expect(table).toContainText(written('7 875.00', language));
    await expect(page.getByText(filled(indemnity.beyond, figures))).toBeVisible();
    await table.getByRole('button').click();
    const steps = page.getByRole('list', { name: texts[language].explanation.list });
    await expect(steps).toContainText(texts[language].prepaymentSteps.why.amountUnderCap);
    await expect(steps).toContainText(texts[language].prepaymentSteps.title.amountWithoutCap);
  });
}

test('empty years are the default, and halves of a rate go up @desktop', async ({ page }) => {
  const overpayment = await LoanOverpaymentPage.open(page, 'en');
  await overpayment.fillIn();
  await overpayment.years.fill('');
  await overpayment.interestRate.fill('3,255');
  const [request] = await Promise.all([
    page.waitForRequest(calculation),
    overpayment.calculate.click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ remainingTermYears: null, interestRate: 3.26 });
  await expect(overpayment.headline).toBeVisible();
});

test('the limits are said at the fields, a term of nothing too, and nothing is sent @desktop', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const overpayment = await LoanOverpaymentPage.open(page, 'en');
  const { problem } = overpayment.shared;
  await overpayment.fillIn({ amount: '0,50', prepayment: 'much' });
  await overpayment.interestRate.fill('30,01');
  await overpayment.years.fill('0');
  await overpayment.calculate.click();
  await expect(overpayment.loanAmount).toBeFocused();
  const described = [
    [overpayment.loanAmount, filled(problem.belowMinimum, { limit: '€ 1' })],
    [overpayment.interestRate, filled(problem.aboveMaximum, { limit: '30 %' })],
    [overpayment.months, filled(problem.belowMinimum, { limit: '1 month' })],
    [overpayment.prepayment, filled(problem.unreadable, { example: '20 000.00' })],
  ] as const;
  for (const [field, message] of described) {
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(calls).toEqual([]);
});

test('a prepayment above the loan clears it, after a call that failed @desktop', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/Failed to load resource/);
  const overpayment = await LoanOverpaymentPage.open(page, 'en');
  await overpayment.fillIn({ amount: '300000', prepayment: '310000' });
  await page.route(calculation, (route) => route.abort());
  await overpayment.calculate.click();
  await expect(overpayment.failure).toContainText(overpayment.shared.failure.unreachable);
  await page.unroute(calculation);
  const [request] = await Promise.all([
    page.waitForRequest(calculation),
    overpayment.failure.getByRole('button', { name: overpayment.shared.failure.tryAgain }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    loanAmount: 300_000,
    interestRate: 6,
    remainingTermYears: 25,
    remainingTermMonths: 0,
    prepaymentAmount: 310_000,
    prepaymentDate: null,
  });
  const { answer, excess } = overpayment.words.result;
  await expect(page.getByText(filled(answer.cleared, { payment: '€ 1 932.90' }))).toBeVisible();
  await expect(
    page.getByText(filled(excess, { loan: '€ 300 000', excess: '€ 10 000' })),
  ).toBeVisible();
});

test.describe('@desktop', () => {
  test('the old address, then the whole calculation by keyboard alone', async ({ page }) => {
    await page.goto('/fr/loan-overpayment');
    await expect(page).toHaveURL(addressOf(calculatorPath('loan-overpayment'), 'fr'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.fr.loanOverpayment.title,
    );
    const overpayment = await LoanOverpaymentPage.open(page, 'en');
    const { keyboard } = page;
    await expect(overpayment.loanAmount).toBeFocused();
    await keyboard.type('300000');
    await tabTo(page, overpayment.interestRate);
    await keyboard.type('6');
    await tabTo(page, overpayment.years);
    await keyboard.press('Control+a');
    await keyboard.type('25');
    await tabTo(page, overpayment.prepayment);
    await keyboard.type('50000');
    await tabTo(page, overpayment.terms);
    await keyboard.press('Space');
    await tabTo(page, overpayment.calculate);
    await keyboard.press('Enter');
    await expect(overpayment.headline).toBeFocused();
    await tabTo(page, overpayment.option('lower').getByRole('button').nth(4));
    await keyboard.press('Enter');
    const steps = page.getByRole('list', { name: texts.en.explanation.list });
    await expect(steps).toContainText(texts.en.prepaymentSteps.title.newMonthlyPayment);
    await tabToFootWithVisibleFocus(page);
  });
});

import { tabTo, tabToFootWithVisibleFocus } from '../browser/focus.ts';
import { expect, test } from '../browser/test.ts';
import { filled, texts } from '../site/texts.ts';
import { calculation, HomeAffordabilityPage } from './home-affordability-page.ts';
import { addressOf, calculatorPath } from '../site/addresses.ts';
import { languages, onPhonesInEnglishOnly } from '../site/languages.ts';
import { written } from '../site/numbers.ts';

for (const language of languages) {
  // web2.0calc.com, House Price Affordability: 2,500 a month (a third of 90 000 / 12) over 30 years at 4 % is a loan of
  // 523,653.10, with 100,000 of one's own a house of 623,653.10. 40 % are 3 000 a month, so 523,653.10 / 2 500 x 3 000 =
  // 628,383.72.
  test(`${language}: a published example, first without a price, then with one${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const home = await HomeAffordabilityPage.open(page, language);
    await home.showResult({ homePrice: '' });
    await expect(home.headline).toContainText(written('623 653.10', language));
    await expect(home.figures('maxMonthlyPayment')).toContainText([
      written('2 500.00', language),
      written('3 000.00', language),
    ]);
    await expect(home.figures('maxLoanAmount')).toContainText([
      written('523 653.10', language),
      written('628 383.72', language),
    ]);
    await expect(home.figures('maxHomePrice')).toContainText([
      written('623 653.10', language),
      written('728 383.72', language),
    ]);
    const { gauge, leftOut, answer } = home.words.result;
    await expect(page.getByText(gauge.notEntered)).toBeVisible();
    await expect(home.gauge.locator('circle')).toHaveCount(0);
    await expect(
      page.getByText(
        filled(leftOut.duties, { registration: '6 %', transcription: '1 %', duties: '7 %' }),
      ),
    ).toBeVisible();

    await home.change(home.words.form.homePrice.label).click();
    await expect(home.homePrice).toBeFocused();
    await expect(home.income).toHaveValue(written('90\u00A0000.00', language));
    await home.homePrice.fill('800 000');
    await home.calculate.click();
    // 800 000 - 728 383.72
    await expect(
      page.getByText(
        filled(answer.unrealistic, {
          price: written('€ 800 000', language),
          missing: written('€ 71 616', language),
          possible: written('€ 728 384', language),
        }),
      ),
    ).toBeVisible();
    // 65 + 35 x 71 616.28 / 728 383.72 = 68.44
    await expect(home.gauge.locator('circle')).toHaveAttribute('cx', '68.44%');
    await expect(home.gauge).toHaveAccessibleName(new RegExp(gauge.zone.unrealistic));
  });
}

for (const language of languages) {
  // The notaries' scale at 750 000: 1 900.23 and 17 % VAT 323.04. The mortgage deed of 600 000: 1 440 + 360 + 1 028.19 + 174.79.
  test(`${language}: what the deeds of a home in view cost, step by step${onPhonesInEnglishOnly(language)}`, async ({
    page,
  }) => {
    const home = await HomeAffordabilityPage.open(page, language);
    await home.showResult({ income: '120000', downPayment: '150000', homePrice: '750000' });
    const { deeds, leftOut } = home.words.result;
    await expect(
      page.getByText(
        filled(deeds.forPriceInView, {
          price: written('€ 750 000', language),
          loan: written('€ 600 000', language),
        }),
      ),
    ).toBeVisible();
    await expect(home.deeds.getByRole('cell')).toContainText([
      written('2 223.27', language),
      written('3 002.98', language),
    ]);
    await expect(page.getByText(leftOut.disbursements)).toBeVisible();
    await expect(
      page.getByText(filled(leftOut.bill, { credit: written('€ 40 000', language) })),
    ).toBeVisible();
    await home.howComputed(deeds.mortgageDeed, home.deeds).click();
    const { explanation, deedSteps } = texts[language];
    const steps = page.getByRole('list', { name: explanation.list });
    await expect(steps).toContainText(deedSteps.title.mortgageRegistration);
    await expect(steps.getByRole('table', { name: explanation.bracket.feeCaption })).toBeVisible();
  });
}

test('an empty term is the default, and the rate goes out as it was typed @desktop', async ({
  page,
}) => {
  const home = await HomeAffordabilityPage.open(page, 'en');
  await home.fillIn();
  await home.term.fill('');
  await home.interestRate.fill('3,255');
  const [request] = await Promise.all([page.waitForRequest(calculation), home.calculate.click()]);
  expect(request.postDataJSON()).toMatchObject({ loanTermYears: null, interestRate: 3.255 });
  await expect(page.getByText('3.255 % over 20 years').first()).toBeVisible();
});

test('limits are said at the fields; debts above the share are explained, not computed away @desktop', async ({
  page,
}) => {
  const home = await HomeAffordabilityPage.open(page, 'en');
  const { problem } = home.shared;
  await home.fillIn({ income: '', homePrice: '' });
  await home.term.fill('31');
  await home.debts.fill('-1');
  await home.calculate.click();
  await expect(home.income).toBeFocused();
  const described = [
    [home.income, problem.required],
    [home.debts, filled(problem.belowMinimum, { limit: '€ 0' })],
    [home.term, filled(problem.aboveMaximum, { limit: '30 years' })],
  ] as const;
  for (const [field, message] of described) {
    await expect(field).toHaveAccessibleDescription(message);
  }
  await home.income.fill('24000');
  await home.term.fill('20');
  await home.debts.fill('900');
  const [request] = await Promise.all([page.waitForRequest(calculation), home.calculate.click()]);
  expect(request.postDataJSON()).toEqual({
    annualNetIncome: 24_000,
    monthlyDebtPayments: 900,
    downPayment: 100_000,
    loanTermYears: 20,
    interestRate: 4,
    homePrice: null,
  });
  // 24 000 / 12 x 40 % = 800, less than 900
  await expect(
    page.getByText(filled(home.words.result.hints.noRoom, { possible: '40 %' })),
  ).toBeVisible();
  await expect(home.figures('maxHomePrice')).toContainText(['100 000.00', '100 000.00']);
});

test.describe('@desktop', () => {
  test('the old address, then the whole calculation by keyboard alone', async ({ page }) => {
    await page.goto('/de/home-affordability');
    await expect(page).toHaveURL(addressOf(calculatorPath('home-affordability'), 'de'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.de.homeAffordability.title,
    );
    const home = await HomeAffordabilityPage.open(page, 'en');
    const { keyboard } = page;
    await expect(home.income).toBeFocused();
    await keyboard.type('60000');
    await tabTo(page, home.downPayment);
    await keyboard.type('50000');
    await tabTo(page, home.termSlider);
    await keyboard.press('ArrowRight');
    await expect(home.term).toHaveValue('21');
    await keyboard.press('ArrowLeft');
    await tabTo(page, home.terms);
    await keyboard.press('Space');
    await tabTo(page, home.calculate);
    await keyboard.press('Enter');
    await expect(home.headline).toBeFocused();
    // The worked example of the method: 60 000 net, 50 000 down, 20 years, 3.2 %.
    await expect(home.headline).toContainText('345 161.39');
    await tabTo(page, home.table.getByRole('button').nth(1));
    await keyboard.press('Enter');
    const steps = page.getByRole('list', { name: texts.en.explanation.list });
    await expect(steps).toContainText(texts.en.loanSteps.title.possibleMonthlyPayment);
    await tabToFootWithVisibleFocus(page);
  });
});

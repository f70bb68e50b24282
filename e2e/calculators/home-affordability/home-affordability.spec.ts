import { expectAccessible } from '../../support/browser/accessible.ts';
import { expect, test } from '../../support/browser/test.ts';
import { HomeAffordabilityPage } from '../../support/site/calculators/home-affordability-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { printedPages } from '../../support/site/result-files.ts';
import { filled, texts } from '../../support/site/texts.ts';

for (const language of languages) {
  // web2.0calc.com, House Price Affordability: 2,500 a month (a third of 90 000 / 12) over 30 years at 4 % is a loan of
  // 523,653.10, with 100,000 of one's own a house of 623,653.10. 40 % are 3 000 a month, so 523,653.10 / 2 500 x 3 000 =
  // 628,383.72.
  test(`${language}: a published example, first without a price, then with one${deviceTag(language)}`, async ({
    page,
  }) => {
    const home = await HomeAffordabilityPage.open(page, language);
    await home.showResult({ homePrice: '' });
    await expect(home.headline).toContainText(written('€ 623 653', language));
    await expect(home.figures('maxMonthlyPayment')).toContainText([
      written('2 500', language),
      written('3 000', language),
    ]);
    await expect(home.figures('maxLoanAmount')).toContainText([
      written('523 653', language),
      written('628 384', language),
    ]);
    await expect(home.figures('maxHomePrice')).toContainText([
      written('623 653', language),
      written('728 384', language),
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

// The notaries' scale at 750 000: 1 900.23 and 17 % VAT 323.04. The mortgage deed of 600 000: 1 440 + 360 + 1 028.19 + 174.79.
test('what the deeds of a home in view cost, step by step @desktop', async ({ page }) => {
  const home = await HomeAffordabilityPage.open(page, 'en');
  await home.showResult({ income: '120000', downPayment: '150000', homePrice: '750000' });
  const { cash, leftOut } = home.words.result;
  // Duties of 7 %, of which one buyer's credit covers 40 000; 400 to 1 000 of expenses. The sum is 168 426.25.
  await expect(home.cash.getByRole('cell')).toContainText([
    '150 000',
    '52 500',
    '40 000',
    '2 223',
    '3 003',
    '700',
    '168 427',
    '150 000',
    '18 427',
  ]);
  await expect(page.getByText(leftOut.disbursements)).toBeVisible();
  await expect(page.getByText(filled(leftOut.bill, { credit: '€ 40 000' }))).toBeVisible();
  await home.howComputed(cash.mortgageDeed, home.cash).click();
  const { explanation, deedSteps } = texts.en;
  const steps = await home.openWhole();
  await expect(steps).toContainText(deedSteps.title.mortgageRegistration);
  await expect(steps.getByRole('table', { name: explanation.bracket.feeCaption })).toBeVisible();
});

for (const language of languages) {
  // 4 500 and 3 800 a month are 99 600 a year. 570 000 at 3.2 % over 360 months cost 2 465.06 a month, 29.7 % of 8 300. Two buyers
  // pay 100 of duties: 80 000 + 100 + 2 106.27 + 2 895.43 + 700 = 85 801.70.
  test(`${language}: two incomes and a price, the whole answer on one screen${deviceTag(language)}`, async ({
    page,
  }) => {
    const home = await HomeAffordabilityPage.open(page, language);
    await home.openFold('incomes');
    await home.firstIncome.fill('4500');
    await home.secondIncome.fill('3 800');
    await expect(home.income).toHaveValue(written('99\u00A0600.00', language));
    await home.downPayment.fill('80000');
    await home.term.fill('30');
    await home.homePrice.fill('650000');
    await home.openFold('purchase');
    await home.buyers.selectOption('2');
    await home.terms.check();
    await home.askForResult();
    await expect(home.headline).toContainText(written('2 465', language));
    await expect(home.figure('shareName')).toContainText(written('29.7', language));
    await expect(home.figure('cash')).toContainText(written('85 802', language));
    await expect(
      page.getByText(
        filled(home.words.result.wish.costs, { missing: written('€ 5 802', language) }),
      ),
    ).toBeVisible();
    await expect(home.figure('room')).toHaveText(
      filled(home.words.result.wish.more, { amount: written('€ 197 689', language) }),
    );
    await page.evaluate(() => scrollTo(0, 0));
    const box = await home.figure('room').boundingBox();
    const windowHeight = page.viewportSize()?.height ?? 0;
    if ((page.viewportSize()?.width ?? 0) >= 1280) {
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(windowHeight);
    }
    await expectAccessible(page, 'a home in view');
  });
}

for (const language of languages) {
  test(`${language}: by keyboard alone, four entries and two presses say what a home takes @desktop`, async ({
    page,
  }) => {
    const home = await HomeAffordabilityPage.open(page, language);
    for (const [field, text] of [
      [home.income, '99600'],
      [home.downPayment, '80000'],
      [home.term, '30'],
      [home.homePrice, '650000'],
    ] as const) {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    await home.terms.press('Space');
    await home.calculate.press('Enter');
    await expect(home.headline).toContainText(written('2 465', language));
    await expect(home.headline).toBeFocused();
  });
}

for (const language of languages) {
  test(`${language}: a home in view with its aids is printed on two pages${deviceTag(language)}`, async ({
    page,
  }) => {
    const home = await HomeAffordabilityPage.open(page, language);
    await home.openFold('purchase');
    await home.buyers.selectOption('2');
    await home.openFold('aids');
    await home.asksAids.check();
    await home.showResult();
    expect(await printedPages(page)).toBeLessThanOrEqual(2);
  });
}

test('the loan that a home needs goes on @desktop', async ({ page }) => {
  const home = await HomeAffordabilityPage.open(page, 'en');
  await home.showResult({ income: '99600', downPayment: '80000', homePrice: '650000' });
  for (const question of [
    'How much does the loan cost?',
    'How much of the premium for outstanding balance insurance can you deduct?',
  ]) {
    await expect(page.getByRole('link', { name: question })).toContainText(
      'For a loan of € 570 000',
    );
  }
});

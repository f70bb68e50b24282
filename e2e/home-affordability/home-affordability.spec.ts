import { expect, test } from '../browser/test.ts';
import { filled, texts } from '../site/texts.ts';
import { HomeAffordabilityPage } from './home-affordability-page.ts';
import { languages, inTurn } from '../site/languages.ts';
import { written } from '../site/numbers.ts';

for (const language of languages) {
  // web2.0calc.com, House Price Affordability: 2,500 a month (a third of 90 000 / 12) over 30 years at 4 % is a loan of
  // 523,653.10, with 100,000 of one's own a house of 623,653.10. 40 % are 3 000 a month, so 523,653.10 / 2 500 x 3 000 =
  // 628,383.72.
  test(`${language}: a published example, first without a price, then with one${inTurn(language)}`, async ({
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
  const { deeds, leftOut } = home.words.result;
  await expect(
    page.getByText(
      filled(deeds.forPriceInView, {
        price: '€ 750 000',
        loan: '€ 600 000',
      }),
    ),
  ).toBeVisible();
  await expect(home.deeds.getByRole('cell')).toContainText(['2 223', '3 003']);
  await expect(page.getByText(leftOut.disbursements)).toBeVisible();
  await expect(page.getByText(filled(leftOut.bill, { credit: '€ 40 000' }))).toBeVisible();
  await home.howComputed(deeds.mortgageDeed, home.deeds).click();
  const { explanation, deedSteps } = texts.en;
  const steps = await home.openWhole();
  await expect(steps).toContainText(deedSteps.title.mortgageRegistration);
  await expect(steps.getByRole('table', { name: explanation.bracket.feeCaption })).toBeVisible();
});

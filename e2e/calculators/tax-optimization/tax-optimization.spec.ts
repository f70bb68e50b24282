import { expect, test } from '../../support/browser/test.ts';
import { TaxOptimizationPage } from '../../support/site/calculators/tax-optimization-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { filled } from '../../support/site/texts.ts';

for (const language of languages) {
  // 2025 by hand: pension 3 200 each; insurances 4 x 672 = 2 688, paid 2 500 + 400 + 150.50 = 3 050.50; home savings
  // 4 x 1 344 = 5 376, paid 4 200; single premium 9 840 + 10 800 + 2 x 2 160 = 24 960 (published by taxx.lu), paid 5 000.
  // Room 2 200 + 1 176 + 19 960 = 23 336; 362.50 too much.
  test(`${language}: a couple's room, category by category, to the cent${deviceTag(language)}`, async ({
    page,
  }) => {
    const tax = await TaxOptimizationPage.openUnfolded(page, language);
    await tax.fillIn();
    await tax.askForResult();
    await expect(tax.headline).toContainText(written('23 336.00', language));
    await expect(tax.headline).toBeFocused();
    await expect(tax.cards).toHaveCount(6);
    const { full } = tax.deductions.advice;
    const { pension } = tax.deductions.context;
    await expect(tax.card('pension', 1)).toContainText(filled(full, { purpose: pension }));
    await expect(tax.card('pension', 2)).toContainText(
      tax.advice('under', written('2 200.00', language), 'pension'),
    );
    await expect(tax.card('insurances')).toContainText(
      tax.advice('over', written('362.50', language), 'insurances'),
    );
    await expect(tax.card('homeSavings')).toContainText(
      tax.advice('under', written('1 176.00', language), 'homeSavings'),
    );
    await expect(tax.card('outstandingBalanceInsurance')).toContainText(
      tax.advice('under', written('19 960.00', language), 'singlePremium'),
    );
    await expect(tax.cards.last()).toContainText(
      tax.advice('under', written('23 336.00', language), 'total'),
    );
    await expect(tax.summary).toContainText(
      tax.advice('over', written('362.50', language), 'total'),
    );
    await tax.detailsOf(tax.card('outstandingBalanceInsurance')).click();
    const steps = await tax.openWhole(tax.card('outstandingBalanceInsurance'));
    await expect(steps).toContainText(written('€ 24 960.00', language));
    await expect(steps.getByRole('link').first()).toBeVisible();
    await expect(tax.disclaimer).toBeVisible();
  });
}

test('an income says what the room is worth in tax @desktop', async ({ page }) => {
  const tax = await TaxOptimizationPage.openUnfolded(page, 'en');
  await tax.ageOfOne().fill('35');
  await tax.taxYear.selectOption('2026');
  await tax.terms.check();
  await tax.askForResult();
  await page.getByRole('button', { name: tax.words.result.saving.enterIncome }).click();
  await expect(tax.taxableIncome).toBeFocused();
  await tax.taxableIncome.fill('52050');
  await tax.askForResult();
  // 52 050 taxable in class 1 in 2026 is 8 649 of tax (by hand in engine/src/calculators/net-salary/examples.ts).
  await expect(tax.summary).toContainText('instead of € 8 649.');
  await expect(tax.summary).toContainText('lump sum of € 480');
  await expect(tax.card('pension')).toContainText('in tax a year');
});
